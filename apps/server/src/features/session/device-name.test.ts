import { expect, it } from 'vitest'
import { deviceName, deviceNameIn, UNKNOWN_DEVICE } from './device-name.ts'

const AGENTS: readonly (readonly [name: string, userAgent: string])[] = [
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  [
    'Samsung Internet on Android',
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Opera on ChromeOS',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
]

it.each(AGENTS)('derives the device name "%s" from the user agent of a session [A11]', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})

it('an unrecognised user agent gives its first 60 characters as device name [A11]', () => {
  expect(deviceName('x'.repeat(200))).toBe('x'.repeat(60))
})

it('an email names a device in the language of its recipient, with the same browser and system [A34] [PR1062]', () => {
  const named = (name: string) =>
    (['en', 'de', 'es', 'pt-BR', 'fr'] as const).map((language) => deviceNameIn(language, name))
  expect(named('Safari on iPhone')).toEqual([
    ...['Safari on iPhone', 'Safari auf iPhone', 'Safari en iPhone', 'Safari no iPhone', 'Safari sur iPhone'],
  ])
  expect(named(UNKNOWN_DEVICE)).toEqual([
    ...[
      'an unknown device',
      'unbekanntes Gerät',
      'dispositivo desconocido',
      'aparelho desconhecido',
      'appareil inconnu',
    ],
  ])
  expect(new Set(named('curl on fire'))).toEqual(new Set(['curl on fire']))
  expect(new Set(named('Chrome'))).toEqual(new Set(['Chrome']))
})
