import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type DiskStorage, diskStorage } from './disk-storage.ts'
import type { StorageKey } from './storage.ts'

let folder: string
let storage: DiskStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bettle-disk-'))
  storage = diskStorage(folder, 'a secret')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const KEY = 'incoming/me.jpg-000000000000000000000000'
const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)))

async function everyFile(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

it('the disk storage stores a complete upload until it is removed [U4]', async () => {
  expect(await storage.accept(KEY, chunks('kick', '-off'), 8)).toBe(true)
  expect(await storage.read(KEY, 8)).toEqual(Buffer.from('kick-off'))
  expect(await storage.sizeOf(KEY)).toBe(8)
  expect(await storage.read(KEY, 7)).toBeUndefined()
  await storage.remove(KEY)
  await storage.remove(KEY)
  expect(await storage.read(KEY, 8)).toBeUndefined()
})

it.each([
  ['breaks off', () => breaksOff()],
  ['ends before its announced length', () => chunks('kick').take(1)],
  ['is longer than announced', () => chunks('kick', '-off', '!')],
])('[U4] the disk storage keeps nothing of an upload that %s', async (_what, upload) => {
  expect(await storage.accept(KEY, upload(), 8)).toBe(false)
  expect(await everyFile()).toEqual([])
})

it('the start of the disk storage deletes incomplete files that a crash left [U4]', async () => {
  const upload = new Readable({ read() {} })
  upload.push('half')
  const taken = storage.accept(KEY, upload, 8)
  await expect.poll(everyFile, { timeout: 20_000 }).toHaveLength(1)
  diskStorage(folder, 'a secret')
  expect(await everyFile()).toEqual([])
  upload.destroy()
  expect(await taken).toBe(false)
})

it.each(['incoming/../auth-secret', 'incoming/..', 'auth-secret', 'files/a/b', '../x', '/etc/passwd', 'incoming/a\0b'])(
  'the disk storage refuses to read %s [U8]',
  async (key) => {
    const answer = (async () => storage.read(key as StorageKey, 100))()
    await expect(answer).rejects.toThrow('is no key')
  },
)

function breaksOff(): Readable {
  return new Readable({
    read() {
      this.push('kick')
      this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    },
  })
}
