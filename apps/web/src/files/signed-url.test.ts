import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropSession } from '../api/session/session.ts'
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

it('parallel requests for the signed URL of one file are sent once, and the URL is then cached for twelve hours [PR252]', async () => {
  const [first, second] = await Promise.all([fetchSignedUrl({ key }), fetchSignedUrl({ key })])
  expect(second).toEqual(first)
  vi.setSystemTime(Date.now() + KEPT_FOR - 1)
  expect(await fetchSignedUrl({ key })).toEqual(first)
  expect(server.asked).toHaveLength(1)

  vi.setSystemTime(Date.now() + 1)
  expect((await fetchSignedUrl({ key })).signedUrl).not.toBe(first.signedUrl)
  expect(server.asked).toHaveLength(2)
})

it('the signed URL of a thumbnail is requested apart from the signed URL of the picture', async () => {
  await fetchSignedUrl({ key })
  await fetchSignedUrl({ key, thumbnail: true })
  expect(server.asked).toEqual([`/s3/get-signed-url/${key}`, `/s3/get-signed-url/${key}?thumbnail=true`])
})

it('a signed URL is requested again after it was dropped, or if the device’s clock was set back', async () => {
  await fetchSignedUrl({ key })
  signedUrlCache.forget(key)
  await fetchSignedUrl({ key })
  vi.setSystemTime(Date.now() - 60_000)
  await fetchSignedUrl({ key })
  expect(server.asked).toHaveLength(3)
})

it('a response without a signed URL is an error, and the URL is requested again the next time', async () => {
  server.refuse = () => json(200, { signedUrl: '', contentType: 'image/png' })
  await expect(fetchSignedUrl({ key })).rejects.toThrow('get-signed-url did not return a url')
  server.refuse = undefined
  expect((await fetchSignedUrl({ key })).contentType).toBe('image/png')
})

it('the cache of signed URLs keeps the two hundred newest URLs', () => {
  for (let n = 0; n < 205; n++) {
    vi.setSystemTime(Date.now() + 1000)
    signedUrlCache.keep(`key-${n}`, { signedUrl: `/${n}`, contentType: 'image/png' })
  }
  expect(signedUrlCache.held('key-4')).toBeUndefined()
  expect(signedUrlCache.held('key-5')?.signedUrl).toBe('/5')
  expect(signedUrlCache.held('key-204')?.signedUrl).toBe('/204')
})

it('the cache of signed URLs is deleted at the end of the session, and ignores invalid content', async () => {
  await fetchSignedUrl({ key })
  dropSession()
  expect(signedUrlCache.held(key)).toBeUndefined()
  for (const broken of ['{', '[]', 'null', `{"${key}":{"signedUrl":1}}`]) {
    localStorage.setItem('bettle.account.signed-urls', broken)
    expect(signedUrlCache.held(key)).toBeUndefined()
  }
})
