import { ACCOUNT_KEYS } from '../store/remember.ts'

export interface SignedUrl {
  readonly signedUrl: string
  readonly contentType: string
}

export interface KeptUrl extends SignedUrl {
  /** When the URL was received, by the device's clock. It serves only to compute the age. */
  readonly keptAt: number
}

/** How long a signed URL is used (ms). */
export const KEPT_FOR = 12 * 60 * 60 * 1000
const STORAGE_KEY = `${ACCOUNT_KEYS}signed-urls`
const LIMIT = 200

/**
 * Signed URLs by file key, stored in this browser. The oldest are removed first, and all are deleted with the account's
 * session.
 */
export const signedUrlCache = {
  held(key: string): KeptUrl | undefined {
    const kept = readAll()[key]
    return kept && isFresh(kept) ? kept : undefined
  },
  keep(key: string, { signedUrl, contentType }: SignedUrl): void {
    const others = Object.entries(readAll()).filter(([other, kept]) => other !== key && isFresh(kept))
    const youngest = others.toSorted(([, a], [, b]) => b.keptAt - a.keptAt).slice(0, LIMIT - 1)
    writeAll({ ...Object.fromEntries(youngest), [key]: { signedUrl, contentType, keptAt: Date.now() } })
  },
  forget(key: string): void {
    const { [key]: _, ...others } = readAll()
    writeAll(others)
  },
}

/**
 * Returns whether an entry can still be used. After the device's clock was set back, an entry may lie in the future;
 * its age is unknown, so it counts as old.
 */
function isFresh({ keptAt }: KeptUrl): boolean {
  const age = Date.now() - keptAt
  return age >= 0 && age < KEPT_FOR
}

/** Reads all entries. Another version of the app, or the user, may have written an invalid value. */
function readAll(): Record<string, KeptUrl> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, KeptUrl] => isKept(entry[1])))
  } catch {
    return {}
  }
}

function isKept(value: unknown): value is KeptUrl {
  if (typeof value !== 'object' || value === null) return false
  const { signedUrl, contentType, keptAt } = value as Partial<Record<keyof KeptUrl, unknown>>
  return typeof signedUrl === 'string' && typeof contentType === 'string' && typeof keptAt === 'number'
}

/** Writes all entries. If the storage is full, the URLs are requested again later. */
function writeAll(all: Record<string, KeptUrl>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(all))
  } catch {
    localStorage.removeItem(STORAGE_KEY)
  }
}
