import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropSession } from '../api/session.ts'
import { aFileServer, type FileServer, json } from './a-file-server.test-support.ts'
import { fetchSignedUrl } from './fetch-signed-url.ts'
import { KEPT_FOR, signedUrlCache } from './signed-url-cache.ts'

const key = 'floodlight.png-abcdefghijklmnopqrstuvwx'
let server: FileServer

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 14, 18) })
  server = aFileServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('is asked once, however many ask at the same time, and then held for twelve hours', async () => {
  const [first, second] = await Promise.all([fetchSignedUrl({ key }), fetchSignedUrl({ key })])
  expect(second).toEqual(first)
  vi.setSystemTime(Date.now() + KEPT_FOR - 1)
  expect(await fetchSignedUrl({ key })).toEqual(first)
  expect(server.asked).toHaveLength(1)

  vi.setSystemTime(Date.now() + 1)
  expect((await fetchSignedUrl({ key })).signedUrl).not.toBe(first.signedUrl)
  expect(server.asked).toHaveLength(2)
})

it('is another for a thumbnail', async () => {
  await fetchSignedUrl({ key })
  await fetchSignedUrl({ key, thumbnail: true })
  expect(server.asked).toEqual([`/s3/get-signed-url/${key}`, `/s3/get-signed-url/${key}?thumbnail=true`])
})

it('is asked for anew once it is forgotten, or the clock was set back', async () => {
  await fetchSignedUrl({ key })
  signedUrlCache.forget(key)
  await fetchSignedUrl({ key })
  vi.setSystemTime(Date.now() - 60_000)
  await fetchSignedUrl({ key })
  expect(server.asked).toHaveLength(3)
})

it('says so when there is none, and asks again the next time', async () => {
  server.refuse = () => json(200, { signedUrl: '', contentType: 'image/png' })
  await expect(fetchSignedUrl({ key })).rejects.toThrow('get-signed-url did not return a url')
  server.refuse = undefined
  expect((await fetchSignedUrl({ key })).contentType).toBe('image/png')
})

it('keeps two hundred, the youngest', () => {
  for (let n = 0; n < 205; n++) {
    vi.setSystemTime(Date.now() + 1000)
    signedUrlCache.keep(`key-${n}`, { signedUrl: `/${n}`, contentType: 'image/png' })
  }
  expect(signedUrlCache.held('key-4')).toBeUndefined()
  expect(signedUrlCache.held('key-5')?.signedUrl).toBe('/5')
  expect(signedUrlCache.held('key-204')?.signedUrl).toBe('/204')
})

it('is nobody else’s: the end of a session ends it, and what is written wrongly counts for nothing', async () => {
  await fetchSignedUrl({ key })
  dropSession()
  expect(signedUrlCache.held(key)).toBeUndefined()
  for (const broken of ['{', '[]', 'null', `{"${key}":{"signedUrl":1}}`]) {
    localStorage.setItem('bettle.account.signed-urls', broken)
    expect(signedUrlCache.held(key)).toBeUndefined()
  }
})
