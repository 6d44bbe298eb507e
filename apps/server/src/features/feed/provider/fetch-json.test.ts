import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCountProvider, type CountProvider } from '../../../../test/support/network/count-provider.ts'
import { isPublic } from '../../../http/connection/public-address.ts'
import { fetchJson } from './fetch-json.ts'

let provider: CountProvider
beforeAll(async () => {
  provider = await aCountProvider()
})
afterAll(() => provider.stop())

const problemOf = (url: string, options: Partial<Parameters<typeof fetchJson>[1]> = {}) =>
  fetchJson(new URL(url), { headers: {}, allowsPrivate: true, ...options }).then(
    () => undefined,
    (error: { problem?: unknown }) => error.problem,
  )

describe('a call to a provider', () => {
  it('a call to a provider returns the JSON of the answer [F18]', async () => {
    provider.answers(() => ({ body: '{"a":1}' }))
    expect(await fetchJson(new URL(provider.url), { headers: { 'x-key': 'k' }, allowsPrivate: true })).toEqual({ a: 1 })
    expect(provider.requests.at(-1)?.headers['x-key']).toBe('k')
  })

  it('a call to a provider follows no redirect [F18]', async () => {
    const before = provider.requests.length
    provider.answers(() => ({ status: 302, headers: { location: `${provider.url}/other` }, body: '' }))
    expect(await problemOf(provider.url)).toBe('redirected')
    expect(provider.requests).toHaveLength(before + 1)
  })

  it('a call to a provider names the problem of each kind of refusal [F18]', async () => {
    for (const [status, problem] of [
      [401, 'key-refused'],
      [403, 'key-refused'],
      [404, 'match-unknown'],
      [429, 'too-many-calls'],
      [500, 'failed'],
    ] as const) {
      provider.answers(() => ({ status, body: '{}' }))
      expect(await problemOf(provider.url)).toBe(problem)
    }
    provider.answers(() => ({ body: '<html>' }))
    expect(await problemOf(provider.url)).toBe('not-understood')
  })

  it('a call to a provider fails as too large for an answer of three megabytes, and as unreachable if no answer comes in time [F18]', async () => {
    provider.answers(() => ({ body: `"${'x'.repeat(3 * 1024 * 1024)}"` }))
    expect(await problemOf(provider.url)).toBe('too-large')
    provider.answers(() => 'hang')
    expect(await problemOf(provider.url, { answersWithin: 50 })).toBe('unreachable')
  })

  it('a call to a provider reaches no private address, by number or by name, and no address without TLS [F18]', async () => {
    const before = provider.requests.length
    const port = new URL(provider.url).port
    for (const url of [
      provider.url,
      `https://127.0.0.1:${port}`,
      `https://localhost:${port}`,
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://10.1.2.3/',
      'http://counts.example/',
    ]) {
      expect(await problemOf(url, { allowsPrivate: false })).toBe('address-refused')
    }
    expect(provider.requests).toHaveLength(before)
    expect(['8.8.8.8', '2606:4700::1111'].map(isPublic)).toEqual([true, true])
    expect(['192.168.1.1', 'fe80::1', 'fd00::1', '0.0.0.0', '100.64.0.1', 'nonsense'].map(isPublic)).toEqual(
      Array(6).fill(false),
    )
  })
})
