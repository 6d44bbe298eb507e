const STORAGES = ['localStorage', 'sessionStorage'] as const
const PROBE = 'bettle.probe'

/** The page's own names of its storages, which the browser lets a page replace. */
export type StorageHolder = Pick<Window, (typeof STORAGES)[number]>

/**
 * Where the browser keeps nothing, as storage is blocked or full, memory stands in for it: the page works until it is closed.
 * `onLost` is called once, when the first value could not be kept.
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

/** A storage may fill up later. Its methods are its prototype's: set on the storage itself, a method would be a stored value. */
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

/** Has what could be read of the browser's storage. What is changed or removed is removed there, too: nothing old is left behind. */
function memoryStorage(kept: Storage | undefined): Storage {
  const forget = (key: string) => {
    try {
      kept?.removeItem(key)
    } catch {
      // It is closed to us: then nothing of ours is in it.
    }
  }
  // On the prototype, so that `Object.keys` names what is stored, as with the browser's own.
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
