import type { CompetitionLogLine, DecisionLine, EntryId } from './competition-log.ts'
import type { CompetitionState } from './competition-state.ts'

/**
 * The reason why a user may not make a decision. `about-their-stage`: it is about an entry of a stage that they play or
 * played in, or it ends such a stage. `changes-their-place`: their own place, title or trophies change.
 */
export type DecisionConflict = 'about-their-stage' | 'changes-their-place'

/** A decision without its number and instant. */
export type DecidedLine<Line = Exclude<DecisionLine, { kind: 'decision-undone' }>> = Line extends CompetitionLogLine
  ? Omit<Line, 'number' | 'at'>
  : never

/** A decision, with the state of the competition before and after it. */
export interface DecisionEffect {
  readonly before: CompetitionState
  readonly after: CompetitionState
  /** The decision, or for an undo the decision that it undoes. */
  readonly subject: DecidedLine
}

/** Returns the reason why the user may not make or undo the decision; undefined if there is none ([CP54]). */
export function decisionConflict(user: EntryId, effect: DecisionEffect): DecisionConflict | undefined {
  if (isAboutTheirStage(user, effect)) return 'about-their-stage'
  return fateOf(effect.before, user) === fateOf(effect.after, user) ? undefined : 'changes-their-place'
}

function isAboutTheirStage(user: EntryId, { before, after, subject }: DecisionEffect): boolean {
  const own = [...stagesOf(before, user), ...stagesOf(after, user)]
  switch (subject.kind) {
    case 'disqualified':
    case 'winner-set':
      return subject.entry === user || own.some(({ members }) => members.has(subject.entry))
    case 'stage-replayed': {
      const replayed = [...stagesOf(before), ...stagesOf(after)].filter(({ id }) => id === subject.stage)
      return replayed.some(({ members }) => own.some((stage) => [...members].some((entry) => stage.members.has(entry))))
    }
    case 'cancelled':
      // Before the first kick-off of a stage a cancellation takes no result from anybody.
      return own.some(({ hasBegun }) => hasBegun)
    case 'plate-opened':
      return false
  }
}

/** Returns the members of each stage of the competition, or of each stage in which the entry plays or played. */
function stagesOf({ stages }: CompetitionState, entry?: EntryId) {
  return stages
    .map(({ id, hasBegun, groups }) => ({ id, hasBegun, members: new Set(groups.flatMap(({ members }) => members)) }))
    .filter(({ members }) => entry === undefined || members.has(entry))
}

/**
 * Returns true if the user has an entry in the competition: one that was drawn, or one that was not withdrawn before the
 * draw.
 */
export function hasEntry(state: CompetitionState, user: EntryId): boolean {
  const status = state.entries.find(({ entry }) => entry === user)?.status
  return (status !== undefined && status !== 'withdrawn') || stagesOf(state, user).length > 0
}

/** What a decision does to an entry: it gains or loses a place, a title or trophies, or it plays elsewhere. */
export type DecisionShare = 'gains' | 'loses' | 'moves'

export interface EntryShare {
  readonly entry: EntryId
  readonly share: DecisionShare
}

/** Returns the entries whose place, title or trophies a decision changes, in order of enrolment ([CP83]). */
export function decisionShares({ before, after }: Pick<DecisionEffect, 'before' | 'after'>): EntryShare[] {
  return after.entries.flatMap(({ entry }): EntryShare[] => {
    if (fateOf(before, entry) === fateOf(after, entry)) return []
    const [was, is] = [worthOf(before, entry), worthOf(after, entry)]
    const differing = was.findIndex((value, index) => value !== is[index])
    if (differing < 0) return [{ entry, share: 'moves' }]
    return [{ entry, share: (is[differing] ?? 0) > (was[differing] ?? 0) ? 'gains' : 'loses' }]
  })
}

/** Returns the place, the title and the trophies of an entry as text. Two equal texts mean that nothing has changed. */
function fateOf(state: CompetitionState, entry: EntryId): string {
  const { status, reserve } = state.entries.find((each) => each.entry === entry) ?? { status: null, reserve: null }
  const places = state.stages.flatMap(({ id, groups, divisions }) =>
    groups.flatMap(({ group, members, table, advancing }) =>
      members.includes(entry)
        ? [
            [
              id,
              group,
              positionIn(table, entry),
              advancing.includes(entry),
              divisions.map((each) => positionIn(each.table, entry)),
            ],
          ]
        : [],
    ),
  )
  return JSON.stringify([status, reserve, state.winner === entry, trophiesOf(state, entry), places])
}

const positionIn = (table: readonly { readonly entry: EntryId; readonly position: number }[], entry: EntryId) =>
  table.find((row) => row.entry === entry)?.position ?? null

function trophiesOf({ trophies }: CompetitionState, entry: EntryId): number {
  return trophies.reduce((sum, share) => sum + (share.entry === entry ? share.amount : 0), 0)
}

/** How good each status is. */
const RANK_OF_STATUS = {
  ...{ place: 4, waiting: 3, reserve: 2, lapsed: 1, eliminated: 1 },
  ...{ withdrawn: 0, lost: 0, disqualified: 0 },
} as const

/** Returns numbers that compare how well an entry stands, the most important first. More is better. */
function worthOf(state: CompetitionState, entry: EntryId): number[] {
  const { status, reserve } = state.entries.find((each) => each.entry === entry) ?? { status: 'lost', reserve: null }
  const own = state.stages.filter(({ groups }) => groups.some(({ members }) => members.includes(entry)))
  const last = own.at(-1)
  const [group] = last?.groups.filter(({ members }) => members.includes(entry)) ?? []
  const position = group && positionIn(group.table, entry)
  return [
    trophiesOf(state, entry),
    Number(state.winner === entry),
    RANK_OF_STATUS[status as keyof typeof RANK_OF_STATUS],
    -(reserve ?? 0),
    own.length,
    -(group?.division ?? 0),
    -(position ?? 0),
  ]
}
