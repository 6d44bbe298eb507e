import { expect, it } from 'vitest'

/** What browsers offer only on https pages and on the own device. */
const ONLY_SECURE =
  /randomUUID|\bsubtle\b|navigator\s*\.(?:clipboard|share|canShare|locks|wakeLock|serviceWorker|mediaDevices|geolocation|credentials|storage|bluetooth|usb)\b|\bNotification\(|PushManager|showSaveFilePicker|showOpenFilePicker|\bcaches\./

/** The files that may use it. Each works without it, or hides what needs it. */
const PREPARED = [
  '../api/session/refresh-token.ts',
  '../features/hub/share/invite-card.tsx',
  '../features/hub/share/share-code.tsx',
  '../features/hub/share/share-link.ts',
  '../features/match-control/offline-queue/offline-queue.ts',
  '../features/reminder/push-of-browser.ts',
  '../hash/sha256.ts',
  '../match-ui/picture/share-picture.ts',
  '../ui/buttons/copy-text.ts',
  './register-worker.ts',
]

it('only files that are prepared for plain HTTP use what browsers offer on https pages alone [PR783]', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,test-support}.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const users = Object.entries(sources)
    .filter(([, text]) => ONLY_SECURE.test(withoutComments(text)))
    .map(([path]) => path)
  expect(users.toSorted()).toEqual(PREPARED)
})

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
