import { expect, test } from 'vitest'
import { appAround } from './inApp'

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36'
const APPLE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${ANDROID}; wv) ${CHROMIUM} [FB_IAB/FB4A;FBAV/500.0;]`, 'Facebook'],
  [`${APPLE} Mobile/15E148 Instagram 390.0.0.28`, 'Instagram'],
  [`${ANDROID}; wv) ${CHROMIUM} Telegram-Android/11.9`, 'Telegram'],
  [`${ANDROID}; wv) ${CHROMIUM}`, ''],
  [`${APPLE} Mobile/15E148`, ''],
])('%s is the browser of another app', (agent, app) => {
  expect(appAround(agent)).toBe(app)
})

test.each([
  `${ANDROID}) ${CHROMIUM}`,
  `${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${APPLE} CriOS/138.0.0.0 Mobile/15E148 Safari/604.1`,
  `${APPLE} FxiOS/140.0 Mobile/15E148`,
  'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
])('%s is a browser of its own', (agent) => {
  expect(appAround(agent)).toBeNull()
})

test('a messenger that says so to the page alone is noticed too', () => {
  expect(appAround(`${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`, true)).toBe('Telegram')
})
