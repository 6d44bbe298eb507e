import { expect, it, vi } from 'vitest'
import { computedSha256 } from './computed-sha256.ts'
import { sha256 } from './sha256.ts'

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

it('the script that computes SHA-256 returns the hashes of the standard’s examples [PR783]', () => {
  const hashOf = (text: string) => hex(computedSha256(new TextEncoder().encode(text)))
  expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hashOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

it('the script that computes SHA-256 agrees with the browser for inputs of every length up to three blocks [PR783]', async () => {
  for (let length = 0; length <= 192; length += 1) {
    const input = Uint8Array.from({ length }, (_, index) => (index * 151 + length * 29) % 256)
    expect(hex(computedSha256(input))).toBe(hex(await crypto.subtle.digest('SHA-256', input)))
  }
})

it('the hash of a text is the same on an https page and on a page without the browser’s hash functions [PR783]', async () => {
  const text = 'Müller 5 – 3 ⚽'
  const onHttps = await sha256(text)
  expect(onHttps).toMatch(/^[0-9a-f]{64}$/)
  vi.stubGlobal('crypto', {})
  expect(await sha256(text)).toBe(onHttps)
})
