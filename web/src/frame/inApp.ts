/** Browsers inside other apps, as messengers open links in: they have seats of their own, and forget them. */

const APPS: [RegExp, string][] = [
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/Instagram/, 'Instagram'],
  [/Telegram/i, 'Telegram'],
  [/WhatsApp/, 'WhatsApp'],
  [/Snapchat/, 'Snapchat'],
  [/musical_ly|BytedanceWebview|TikTok/, 'TikTok'],
  [/MicroMessenger/, 'WeChat'],
  [/\bLine\//, 'LINE'],
  [/KAKAOTALK/, 'KakaoTalk'],
  [/Twitter/, 'X'],
  [/LinkedInApp/, 'LinkedIn'],
  [/Discord/, 'Discord'],
]

/** The app whose own browser this is, `''` for one that does not say which it is; null: a browser of its own. */
export function appAround(agent: string, telegram = false): string | null {
  const named = APPS.find(([sign]) => sign.test(agent))
  if (named) return named[1]
  if (telegram) return 'Telegram'
  // Android's marks itself; on iPhones only Safari and the other browsers call themselves by a name.
  const android = /Android.*; wv\)/.test(agent)
  const apple = /iPhone|iPad/.test(agent) && /AppleWebKit/.test(agent) && !/Safari\/|CriOS|FxiOS|EdgiOS|OPT\//.test(agent)
  return android || apple ? '' : null
}

/** The app around this page, if there is one. What was put on the home screen is no other's, though it looks alike on iPhones. */
export function appHere(): string | null {
  if ((navigator as { standalone?: boolean }).standalone === true) return null
  return appAround(navigator.userAgent, 'TelegramWebviewProxy' in window)
}
