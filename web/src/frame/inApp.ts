/** Browsers inside other apps, in which messengers open links. They have cookies of their own, and lose them. */

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

/** Return the app whose built-in browser this is, `''` if the app is unknown, or null if this is a full browser. */
export function appAround(agent: string, telegram = false): string | null {
  const named = APPS.find(([sign]) => sign.test(agent))
  if (named) return named[1]
  if (telegram) return 'Telegram'
  // Android marks a built-in browser. On iPhones, only Safari and other full browsers give their name.
  const android = /Android.*; wv\)/.test(agent)
  const apple = /iPhone|iPad/.test(agent) && /AppleWebKit/.test(agent) && !/Safari\/|CriOS|FxiOS|EdgiOS|OPT\//.test(agent)
  return android || apple ? '' : null
}

/**
 * Return the app around this page, or null. A page on the home screen is no built-in browser, though it looks like one
 * on iPhones.
 */
export function appHere(): string | null {
  if ((navigator as { standalone?: boolean }).standalone === true) return null
  return appAround(navigator.userAgent, 'TelegramWebviewProxy' in window)
}
