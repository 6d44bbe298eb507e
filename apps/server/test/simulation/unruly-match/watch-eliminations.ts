import type { MemberRow } from '../../../src/db/schema.ts'
import { type MatchNow, matchNow, roundsNow } from './naive-halves.ts'
import type { LobbyGroup, UnrulyGame } from './unruly-game.ts'

/** The facts about a lobby at one moment on which eliminations depend. */
interface LobbySnapshot {
  readonly members: readonly Sitting[]
  /** The ids of the rounds that were over at a check, with their numbers. */
  readonly over: ReadonlyMap<string, number>
  /** How many bets of each player were refunded because their rounds never began. */
  readonly refunded: ReadonlyMap<string, number>
  /** The number of rounds of the match. */
  readonly rounds: number
}

type Sitting = Pick<
  MemberRow,
  'account_id' | 'role' | 'ranked' | 'chips' | 'eliminated_in' | 'last_standing' | 'present'
> & {
  readonly hasOpenBet: boolean
}

/**
 * Recomputes between two checks who is eliminated ([X2], [X3], [X5]). At the end of a round these are exactly the
 * players below the threshold without an open bet. No elimination is undone, and the last remaining player stays the
 * winner.
 * @returns a function that returns the violations as sentences after each step
 */
export function watchEliminations(game: UnrulyGame): () => Promise<string[]> {
  const before = new Map<LobbyGroup, LobbySnapshot>()
  return async () => {
    const match = await matchNow(game)
    const wrong: string[] = []
    for (const group of game.groups) {
      const was = before.get(group) ?? { members: [], over: new Map(), refunded: new Map(), rounds: 0 }
      const now = await snapshotOf(game, group, match, was)
      wrong.push(...wrongBetween(group, was, now))
      before.set(group, now)
    }
    return wrong
  }
}

async function snapshotOf(
  game: UnrulyGame,
  group: LobbyGroup,
  match: MatchNow,
  { over }: LobbySnapshot,
): Promise<LobbySnapshot> {
  const { db } = game.server.ctx
  const members = await db.selectFrom('member').selectAll().where('lobby_id', '=', group.lobby._id).execute()
  const bets = await db.selectFrom('bet').selectAll().where('lobby_id', '=', group.lobby._id).execute()
  const rounds = (await roundsNow(game, group, match)).map(({ id, state }, index) => ({ id, state, number: index + 1 }))
  const finished = rounds.filter(({ state }) => state === 'finished')
  const refunded = new Map<string, number>()
  for (const { account_id, round_id } of bets) {
    const neverBegan = rounds.some(({ id, state }) => id === round_id && state === 'never-began')
    if (neverBegan) refunded.set(account_id, (refunded.get(account_id) ?? 0) + 1)
  }
  return {
    members: members.map((member) => ({
      ...member,
      hasOpenBet: bets.some(({ account_id, outcome }) => account_id === member.account_id && outcome === 'open'),
    })),
    over: new Map([...over, ...finished.map(({ id, number }) => [id, number] as const)]),
    refunded,
    rounds: rounds.length,
  }
}

/** A player with a hidden elimination still has the role of a player. */
const isEliminationPublic = ({ eliminated_in, role }: Sitting) => eliminated_in !== null && role === 'spectator'
const plays = ({ ranked, role, eliminated_in }: Sitting) => ranked && role === 'player' && eliminated_in === null

function wrongBetween({ lobby, players }: LobbyGroup, before: LobbySnapshot, now: LobbySnapshot): string[] {
  const { isTournament, eliminationBy, eliminationThreshold } = lobby.gameSettings
  const hasCuts = eliminationBy === 'cuts'
  const ended = [...now.over].flatMap(([id, number]) => (before.over.has(id) ? [] : [number]))
  const wrong: string[] = []
  for (const member of now.members) {
    const name = players.find(({ userId }) => userId === member.account_id)?.name
    const was = before.members.find(({ account_id }) => account_id === member.account_id)
    const mayBeOut = hasCuts || (member.chips < eliminationThreshold && !member.hasOpenBet)
    if (was?.last_standing && !member.last_standing) wrong.push(`${name} was the last one left`)
    if (was && was.eliminated_in !== null) {
      if (member.eliminated_in !== was.eliminated_in) wrong.push(`${name} fell in ${was.eliminated_in} no more`)
      continue
    }
    if (member.eliminated_in !== null) {
      if (!isTournament) wrong.push(`${name} fell where nobody does`)
      if (!mayBeOut) wrong.push(`${name} fell with ${member.chips}, open bet: ${member.hasOpenBet}`)
      if (hasCuts && !isCut(lobby.gameSettings, member.eliminated_in, now.rounds))
        wrong.push(`${name} fell in ${member.eliminated_in}, which is no cut`)
      if (!ended.includes(member.eliminated_in))
        wrong.push(`${name} fell in ${member.eliminated_in}, which did not end`)
      if (was?.last_standing) wrong.push(`${name} fell, who had won`)
      continue
    }
    // A stake that was refunded at the half's end was still open when the half's last round was settled.
    const wasSaved = (now.refunded.get(member.account_id) ?? 0) > (before.refunded.get(member.account_id) ?? 0)
    const shouldBeOut = isTournament && !hasCuts && ended.length > 0 && plays(member) && mayBeOut && !wasSaved
    if (shouldBeOut && !isDecided(before, now, member, ended)) {
      wrong.push(`${name} holds ${member.chips} of ${eliminationThreshold}, nothing open, and did not fall`)
    }
  }
  if (isTournament && hasCuts) wrong.push(...wrongInCuts(lobby.gameSettings, before, now, ended))
  const [left, ...others] = now.members.filter(({ ranked, role }) => ranked && role === 'player')
  const isFound = now.members.some(({ last_standing }) => last_standing)
  const isAlone = left?.eliminated_in === null && others.length === 0 && now.members.some(isEliminationPublic)
  if (isTournament && ended.length > 0 && isAlone && !isFound) wrong.push('one is left alone and has not won')
  return wrong
}

type CutSettings = Pick<LobbyGroup['lobby']['gameSettings'], 'firstCut' | 'roundsBetweenCuts'>

const isCut = ({ firstCut, roundsBetweenCuts }: CutSettings, round: number, rounds: number): boolean =>
  round >= firstCut && round < rounds && (round - firstCut) % roundsBetweenCuts === 0

/**
 * Recomputes how many players a cut leaves ([X8]): at least two, at most half of those before it, and two if no cut
 * follows.
 */
function wrongInCuts(
  settings: CutSettings,
  before: LobbySnapshot,
  now: LobbySnapshot,
  ended: readonly number[],
): string[] {
  const out = now.members.filter(
    ({ account_id, eliminated_in }) =>
      eliminated_in !== null &&
      before.members.some((was) => was.account_id === account_id && was.eliminated_in === null),
  )
  if (out.length === 0) return []
  const staying = now.members.filter((member) => plays(member) && member.present).length
  const were = staying + out.length
  const isLast = ended.some(
    (round) => isCut(settings, round, now.rounds) && round + settings.roundsBetweenCuts >= now.rounds,
  )
  const wrong = []
  if (staying < 2) wrong.push(`a cut left ${staying} of ${were}`)
  if (staying > Math.max(2, Math.ceil(were / 2))) wrong.push(`a cut left as many as ${staying} of ${were}`)
  if (isLast && staying > 2) wrong.push(`the last cut left ${staying}`)
  return wrong
}

/**
 * True if no more eliminations may follow because at most one player is left: since an earlier step, or since an
 * earlier one of several ends of rounds.
 */
function isDecided(before: LobbySnapshot, now: LobbySnapshot, member: Sitting, ended: readonly number[]): boolean {
  const wasOver =
    before.members.some(isEliminationPublic) &&
    before.members.filter(({ role, ranked }) => ranked && role === 'player').length <= 1
  const lastElimination = Math.max(
    ...now.members.filter(isEliminationPublic).map(({ eliminated_in }) => eliminated_in ?? 0),
  )
  return wasOver || (member.last_standing && lastElimination < Math.max(...ended))
}
