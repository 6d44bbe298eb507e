const STORAGES = ['localStorage', 'sessionStorage'] as const
const PROBE = 'bettle.probe'

/** The window's storage properties. Browsers let a page replace them. */
export type StorageHolder = Pick<Window, (typeof STORAGES)[number]>

/**
 * Replaces a blocked or full storage by memory, so that the page works until it is closed. `onLost` is called once,
 * when the first storage is replaced.
 */
export function keepStorage(onLost: () => void, page: StorageHolder = window): void {
  const lost = new Set<string>()
  const replaceStorage = (name: (typeof STORAGES)[number], kept: Storage | undefined): Storage => {
    const memory = memoryStorage(kept)
    Object.defineProperty(page, name, { configurable: true, value: memory })
    if (lost.size === 0) onLost()
    lost.add(name)
    return memory
  }
  for (const name of STORAGES) {
    const kept = storageOf(page, name)
    if (!kept || !takes(kept)) replaceStorage(name, kept)
    else onFull(kept, (key, value) => replaceStorage(name, kept).setItem(key, value))
  }
}

function storageOf(page: StorageHolder, name: (typeof STORAGES)[number]): Storage | undefined {
  try {
    return page[name]
  } catch {
    return undefined
  }
}

function takes(storage: Storage): boolean {
  try {
    storage.setItem(PROBE, PROBE)
    const isKept = storage.getItem(PROBE) === PROBE
    storage.removeItem(PROBE)
    return isKept
  } catch {
    return false
  }
}

/**
 * Calls `instead` when the storage fills up later. The override is set on the prototype, because a method that is set
 * on the storage itself would become a stored value.
 */
function onFull(storage: Storage, instead: (key: string, value: string) => void): void {
  const prototype: Storage = Object.getPrototypeOf(storage)
  const { setItem } = prototype
  prototype.setItem = function (this: Storage, key, value) {
    try {
      setItem.call(this, key, value)
    } catch (error) {
      if (this !== storage) throw error
      instead(key, value)
    }
  }
}

/**
 * Returns a storage in memory, which starts with the readable values of the browser's storage. A change or deletion
 * also removes the browser's value, so that no old value remains.
 */
function memoryStorage(kept: Storage | undefined): Storage {
  const forget = (key: string) => {
    try {
      kept?.removeItem(key)
    } catch {
      // The storage is blocked, so it contains no value of this app.
    }
  }
  // The methods are on the prototype, so that `Object.keys` lists only the stored keys, as it does for the browser's
  // storage.
  const methods: Storage = {
    getItem: (key) => (Object.hasOwn(values, key) ? (values[key] ?? null) : null),
    setItem(key, value) {
      values[key] = String(value)
      forget(key)
    },
    removeItem(key) {
      delete values[key]
      forget(key)
    },
    clear() {
      for (const key of Object.keys(values)) methods.removeItem(key)
    },
    key: (index) => Object.keys(values)[index] ?? null,
    get length() {
      return Object.keys(values).length
    },
  }
  const values: Record<string, string> = Object.assign(Object.create(methods), valuesOf(kept))
  return values as unknown as Storage
}

function valuesOf(kept: Storage | undefined): Record<string, string> {
  try {
    return { ...kept }
  } catch {
    return {}
  }
}
