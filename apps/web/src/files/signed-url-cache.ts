import { ACCOUNT_KEYS } from '../store/remember.ts'

export interface SignedUrl {
  readonly signedUrl: string
  readonly contentType: string
}

export interface KeptUrl extends SignedUrl {
  /** When it was received, by this device's clock: only its age matters. */
  readonly keptAt: number
}

/** As long as a signed URL lives. */
export const KEPT_FOR = 12 * 60 * 60 * 1000
const STORAGE_KEY = `${ACCOUNT_KEYS}signed-urls`
const LIMIT = 200

/** Signed URLs by the key of their file, in this browser; the oldest make room. One account's only. */
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

/** A clock that was set back makes an entry from the future: its age is unknown, so it counts as old. */
function isFresh({ keptAt }: KeptUrl): boolean {
  const age = Date.now() - keptAt
  return age >= 0 && age < KEPT_FOR
}

/** Another version of the client, or a person, may have written there. */
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

/** Storage that is full costs a request later, nothing now. */
function writeAll(all: Record<string, KeptUrl>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(all))
  } catch {
    localStorage.removeItem(STORAGE_KEY)
  }
}
