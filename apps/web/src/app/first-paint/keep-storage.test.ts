import { expect, it, vi } from 'vitest'
import { keepStorage, type StorageHolder } from './keep-storage.ts'

/** A storage like the browser's: values are own properties, and methods are on the prototype. */
function aStorage(values: Record<string, string> = {}) {
  const state = { isFull: false }
  const prototype = {
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
      storage[key] = value
    },
    removeItem(key: string) {
      delete storage[key]
    },
  }
  const storage: Record<string, string> = Object.assign(Object.create(prototype), values)
  return { storage: storage as unknown as Storage, state }
}

function aBlockedPage(): StorageHolder {
  const blocked = {
    configurable: true,
    get(): never {
      throw new DOMException('blocked', 'SecurityError')
    },
  }
  return Object.defineProperties({} as StorageHolder, { localStorage: blocked, sessionStorage: blocked })
}

it('a page keeps values in memory if the browser blocks its storage, and reports the loss of storage once [A60] [PR4]', () => {
  const onLost = vi.fn()
  const page = aBlockedPage()
  keepStorage(onLost, page)
  expect(onLost).toHaveBeenCalledOnce()
  for (const storage of [page.localStorage, page.sessionStorage]) {
    expect(storage.getItem('token')).toBeNull()
    storage.setItem('token', 'a')
    expect(storage.getItem('token')).toBe('a')
    expect(Object.keys(storage)).toEqual(['token'])
    expect([storage.length, storage.key(0), storage.getItem('getItem')]).toEqual([1, 'token', null])
    storage.removeItem('token')
    expect(storage.getItem('token')).toBeNull()
  }
})

it('a page still reads a full browser storage; a value that changes or is deleted disappears from that storage [A60]', () => {
  const onLost = vi.fn()
  const local = aStorage({ token: 'old', theme: 'day', lobby: 'A' })
  const page: StorageHolder = { localStorage: local.storage, sessionStorage: aStorage().storage }
  local.state.isFull = true
  keepStorage(onLost, page)
  expect(onLost).toHaveBeenCalledOnce()
  page.localStorage.setItem('token', 'new')
  page.localStorage.removeItem('lobby')
  expect({ ...page.localStorage }).toEqual({ token: 'new', theme: 'day' })
  expect({ ...local.storage }).toEqual({ theme: 'day' })
})

it('a page stores further values in memory if its storage fills up while it is open [A60] [PR4]', () => {
  const onLost = vi.fn()
  const local = aStorage()
  const session = aStorage()
  const page: StorageHolder = { localStorage: local.storage, sessionStorage: session.storage }
  keepStorage(onLost, page)
  page.localStorage.setItem('a', '1')
  expect(page.localStorage).toBe(local.storage)
  local.state.isFull = true
  page.localStorage.setItem('b', '2')
  expect({ ...page.localStorage }).toEqual({ a: '1', b: '2' })
  page.sessionStorage.setItem('c', '3')
  expect({ ...session.storage }).toEqual({ c: '3' })
  expect(onLost).toHaveBeenCalledOnce()
})

it.each(['getItem', 'removeItem', 'setItem'] as const)(
  'a page keeps values in memory if %s of a browser storage throws [A60]',
  (name) => {
    const onLost = vi.fn()
    const { storage } = aStorage({ theme: 'day' })
    Object.getPrototypeOf(storage)[name] = () => {
      throw new DOMException('broken', 'UnknownError')
    }
    const page: StorageHolder = { localStorage: storage, sessionStorage: aStorage().storage }
    keepStorage(onLost, page)
    page.localStorage.setItem('token', 'a')
    expect([page.localStorage.getItem('token'), page.localStorage.getItem('theme')]).toEqual(['a', 'day'])
    page.localStorage.removeItem('token')
    expect(page.localStorage.getItem('token')).toBeNull()
    expect(onLost).toHaveBeenCalledOnce()
  },
)
