import type { Digest } from '../ledger/ledger.ts'
import { closedListHash, dealRound, drawCommitment, drawLots } from './competition-draw.ts'
import type { CompetitionFormat } from './competition-settings.ts'
import { divisionGroups, firstDivisions } from './divisions.ts'
import { groupCount } from './group-count.ts'
import { withLateEntry } from './late-group.ts'
import { nextDivisions } from './season-moves.ts'

/** A group as a competition shows it: its division in a league, and its members in the order of their lots. */
export interface ShownGroup {
  readonly division: number | null
  readonly members: readonly string[]
}

/** The facts of the season before, from which the divisions of a later season follow. */
export interface SeasonBefore {
  /** The tables of its divisions, the top division first, and how many of each were present. */
  readonly divisions: readonly { readonly order: readonly string[]; readonly present: number }[]
  readonly hasMoves: boolean
  readonly continuing: readonly string[]
  /** The entries of the list that were disqualified before the season began, and do not play in it. */
  readonly barred?: readonly string[] | undefined
}

/** A draw as the server shows it. */
export interface ShownDraw {
  readonly season: number
  readonly seed: string
  readonly listHash: string
  readonly entries: readonly { readonly userId: string; readonly username: string; readonly lot: string }[]
  /** Null if no stage follows from this draw, because the season was drawn again or is to be. */
  readonly groups?: readonly ShownGroup[] | null | undefined
  /** The entries that joined the season after the draw, in order. */
  readonly late?: readonly string[] | undefined
  readonly before?: SeasonBefore | null | undefined
}

export interface ShownDraws {
  readonly format?: CompetitionFormat | undefined
  readonly seedHash: string
  readonly draws: readonly ShownDraw[]
}

/** An entry of a closed list: the lot that the server shows, and the lot that follows from seed and list. */
export interface CheckedLot {
  readonly userId: string
  readonly username: string
  readonly lot: string
  readonly drawn: string
  readonly matches: boolean
}

/** Whether the groups that are shown follow from the draw. `none`: no stage follows from this draw. */
export type CheckedGroups = 'match' | 'differ' | 'missing' | 'none'

export interface CheckedDraw {
  readonly season: number
  /** The hash that was published before this draw. */
  readonly commitment: string
  readonly isSeedKept: boolean
  readonly isListKept: boolean
  /** False if the list names an entry twice. */
  readonly isEachOnce: boolean
  /** True if an earlier draw of the season used the same seed for another list, so that the seed was known by then. */
  readonly isListNewForSeed: boolean
  /** The lots, the lowest first. */
  readonly lots: readonly CheckedLot[]
  readonly groups: CheckedGroups
  /** The groups that follow from the draw; null if facts are missing. */
  readonly dealt: readonly ShownGroup[] | null
  readonly matches: boolean
}

/**
 * Computes every draw again from what is shown: hashes, lots, divisions and groups ([CP7], [CP8], [CP20], [CP62]). The
 * hash of the first seed is published when enrolment opens. Each seed is also the hash of the next draw's seed.
 */
export function checkDraws({ format, seedHash, draws }: ShownDraws, digest: Digest): CheckedDraw[] {
  return draws.map((draw, index) => {
    const repeated = repeatedBy(draws, index)
    const commitment = draws[(repeated ?? index) - 1]?.seed ?? seedHash
    return checkDraw(format, draw, commitment, repeated === undefined ? undefined : draws[repeated], digest)
  })
}

/**
 * In old versions a draw had no seed of its own: a season that was drawn again used the seed of its first draw
 * ([CP71]). Returns the index of that first draw.
 */
function repeatedBy(draws: readonly ShownDraw[], index: number): number | undefined {
  const [draw, previous] = [draws[index], draws[index - 1]]
  if (!draw || previous?.season !== draw.season || previous.seed !== draw.seed) return undefined
  return repeatedBy(draws, index - 1) ?? index - 1
}

function checkDraw(
  format: CompetitionFormat | undefined,
  draw: ShownDraw,
  commitment: string,
  first: ShownDraw | undefined,
  digest: Digest,
): CheckedDraw {
  const { season, seed, listHash, entries } = draw
  const ids = entries.map(({ userId }) => userId)
  const shown = new Map(entries.map((entry) => [entry.userId, entry]))
  const lots = drawLots(seed, ids, digest).map(({ entry, lot: drawn }) => {
    const { username = '', lot = '' } = shown.get(entry) ?? {}
    return { userId: entry, username, lot, drawn, matches: lot === drawn }
  })
  const dealt = format === undefined ? null : dealtGroups(format, draw, digest)
  const facts = {
    isSeedKept: drawCommitment(seed, digest) === commitment,
    isListKept: closedListHash(ids, digest) === listHash,
    isEachOnce: shown.size === ids.length,
    isListNewForSeed: first !== undefined && first.entries.map(({ userId }) => userId).join() !== ids.join(),
    groups: groupsChecked(draw, dealt),
  }
  const isRight = facts.isSeedKept && facts.isListKept && facts.isEachOnce && !facts.isListNewForSeed
  const matches = isRight && (facts.groups === 'match' || facts.groups === 'none') && lots.every((lot) => lot.matches)
  return { season, commitment, ...facts, lots, dealt, matches }
}

function groupsChecked({ groups }: ShownDraw, dealt: readonly ShownGroup[] | null): CheckedGroups {
  if (groups === null) return 'none'
  if (groups === undefined || dealt === null) return 'missing'
  return textOf(groups) === textOf(dealt) ? 'match' : 'differ'
}

const textOf = (groups: readonly ShownGroup[]) =>
  JSON.stringify(groups.map(({ division, members }) => [division, ...members]))

/** Returns the groups that follow from a draw; null if the facts of the season before are missing. */
function dealtGroups(format: CompetitionFormat, draw: ShownDraw, digest: Digest): ShownGroup[] | null {
  const { season, seed, entries, late = [], before } = draw
  const ids = entries.map(({ userId }) => userId)
  const lots = new Map(drawLots(seed, ids, digest).map(({ entry, lot }) => [entry, lot]))
  const listHash = closedListHash(ids, digest)
  for (const entry of late) lots.set(entry, digest(JSON.stringify([seed, listHash, entry])))
  const byLot = (some: readonly string[]) =>
    some.toSorted((a, b) => compare(lots.get(a) ?? '', lots.get(b) ?? '') || compare(a, b))
  if (format !== 'league')
    return dealRound(byLot(ids), format === 'lobby' ? 1 : groupCount(ids.length)).map((members) => ({
      division: null,
      members,
    }))
  if (season > 1 && !before) return null
  const divisions = season === 1 || !before ? firstDivisions(byLot(ids)) : laterDivisions(ids, before)
  const groups = divisions.flatMap((members, division) =>
    divisionGroups(byLot(members)).map((group) => ({ division: division + 1, members: group })),
  )
  return late.reduce<ShownGroup[]>((joined, entry) => withLateEntry(joined, entry, byLot), groups)
}

function laterDivisions(
  ids: readonly string[],
  { divisions, hasMoves, continuing, barred = [] }: SeasonBefore,
): string[][] {
  const goesOn = new Set(continuing.filter((entry) => ids.includes(entry)))
  return nextDivisions({
    ended: divisions,
    hasMoves,
    continues: (entry) => goesOn.has(entry),
    newcomers: ids.filter((entry) => !goesOn.has(entry) && !barred.includes(entry)),
  })
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)
