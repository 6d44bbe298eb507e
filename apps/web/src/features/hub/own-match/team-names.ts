import { DRAFT } from './draft-key.ts'

const TYPED = 'bettle.team-names'
/** How many names this browser remembers. */
const KEPT = 24
/** How many names are offered for a field. */
const OFFERED = 4

export interface TeamNames {
  readonly homeTeam: string
  readonly awayTeam: string
}

/** The names of teams that were typed on this device, the latest first. */
export const typedNames = {
  get: (): string[] => {
    const kept = read(localStorage, TYPED)
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  },
  keep: ({ homeTeam, awayTeam }: TeamNames): void => {
    const names = unlike([homeTeam, awayTeam, ...typedNames.get()]).slice(0, KEPT)
    localStorage.setItem(TYPED, JSON.stringify(names))
  },
}

/** The names that a visitor typed before they registered, for this tab. */
export const draftNames = {
  get: (): TeamNames | undefined => {
    const { homeTeam, awayTeam } = (read(sessionStorage, DRAFT) ?? {}) as Partial<Record<keyof TeamNames, unknown>>
    return typeof homeTeam === 'string' && typeof awayTeam === 'string' ? { homeTeam, awayTeam } : undefined
  },
  keep: ({ homeTeam, awayTeam }: TeamNames): void =>
    sessionStorage.setItem(DRAFT, JSON.stringify({ homeTeam, awayTeam })),
  forget: (): void => sessionStorage.removeItem(DRAFT),
}

/** Returns a name without case and outer blanks, for comparisons. */
const folded = (name: string): string => name.trim().toLowerCase()

function read(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/**
 * Returns the names that complete what was typed: those that begin with it, then those with a word that does. Neither
 * the other team nor the same name is offered.
 */
export function completions(typed: string, other: string, known: readonly string[]): string[] {
  const text = folded(typed)
  const named = unlike(known).filter((name) => folded(name) !== text && folded(name) !== folded(other))
  const first = named.filter((name) => folded(name).startsWith(text))
  const later = named.filter(
    (name) => !first.includes(name) && name.split(' ').some((word) => folded(word).startsWith(text)),
  )
  return [...first, ...later].slice(0, OFFERED)
}

function unlike(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = folded(name)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
