import type { CannotComeBack, MatchId, Preview, UserId } from '@bettle/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../../../src/context.ts'
import type { Database } from '../../../src/db/schema.ts'

/**
 * Recomputes what an action did from the rows before and after it. It uses nothing of packages/rules or the product's
 * preview, so that it cannot repeat a mistake of the product.
 */
export interface Rows {
  readonly now: number
  readonly of: { readonly [Table in (typeof TABLES)[number]]: readonly Selectable<Database[Table]>[] }
}

const TABLES = [
  ...(['account', 'match', 'match_half', 'plan', 'round', 'lobby', 'member', 'bet', 'ledger_entry'] as const),
  ...(['penalty', 'operator_action', 'lobby_round'] as const),
] as const

/** Reads the rows of all matches, so that an effect on another match is found too. */
export async function rowsNow({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Rows> {
  const of: Record<string, unknown> = {}
  for (const table of TABLES) of[table] = await db.selectFrom(table).selectAll().execute()
  return { now: clock.now(), of: of as unknown as Rows['of'] }
}

/** Returns the preview that the action should have had, computed after the action. */
export function recountPreview(
  before: Rows,
  after: Rows,
  of: { matchId: MatchId | null; operatorId: UserId },
): Preview {
  const lobbies = new Map(before.of.lobby.map((lobby) => [lobby.id, lobby]))
  const hides = (lobbyId: string) => lobbies.get(lobbyId)?.settings.showCompetitorBets === false
  const statesBefore = roundStatesOf(before)
  const statesAfter = roundStatesOf(after)
  const isAhead = (roundId: string) => statesBefore.get(roundId)?.status === 'ahead'
  const bets = new Map(before.of.bet.map((bet) => [bet.id, bet]))
  const mayBePublished = (betId: string) => {
    const bet = bets.get(betId)
    if (!bet) return false
    return hides(bet.lobby_id) ? bet.outcome !== 'open' : !isAhead(bet.round_id)
  }

  const moved = new Map<string, { lobbyId: string; userId: string; bets: number; chips: number }>()
  for (const { lobby_id: lobbyId, account_id: userId } of after.of.member) {
    const isTheirs = (row: { lobby_id: string; account_id: string }) =>
      row.lobby_id === lobbyId && row.account_id === userId
    const held = (rows: Rows) => rows.of.member.find(isTheirs)?.chips ?? 0
    const seq = lobbies.get(lobbyId)?.ledger_seq ?? 0
    const untold = after.of.ledger_entry
      .filter((entry) => isTheirs(entry) && entry.seq > seq)
      .filter(({ kind, bet_id }) => kind === 'penalty' || (bet_id !== null && !mayBePublished(bet_id)))
    const chips = held(after) - held(before) - untold.reduce((sum, { amount }) => sum + amount, 0)
    const others = after.of.bet.filter(
      (bet) => isTheirs(bet) && mayBePublished(bet.id) && isOther(bets.get(bet.id), bet),
    )
    if (chips !== 0 || others.length > 0)
      moved.set(`${lobbyId}:${userId}`, { lobbyId, userId, bets: others.length, chips })
  }
  const all = [...moved.values()]

  const fined = after.of.penalty.filter(
    (one) =>
      !hides(one.lobby_id) &&
      !isAhead(one.round_id) &&
      !before.of.penalty.some(
        (was) => was.lobby_id === one.lobby_id && was.round_id === one.round_id && was.account_id === one.account_id,
      ),
  )
  const kicked = newly(before, after, ({ seat_end }) => seat_end === 'kicked').filter((member) =>
    fined.some(({ lobby_id, account_id }) => lobby_id === member.lobby_id && account_id === member.account_id),
  )
  const numbered = new Map(before.of.round.map(({ id, plan_id, round_number }) => [`${plan_id}:${round_number}`, id]))
  const over = [...statesAfter].filter(
    ([id, { status }]) => status === 'over' && statesBefore.get(id)?.status !== 'over',
  )
  const wasJudged = (of: { lobby_id: string; round_id: string }) =>
    before.of.lobby_round.some((was) => was.lobby_id === of.lobby_id && was.round_id === of.round_id && was.end_decided)
  const judged = after.of.lobby_round.filter((one) => one.end_decided && !wasJudged(one) && !isAhead(one.round_id))
  // A player with a hidden elimination still counts as a player for others. Leaving them out would reveal the
  // elimination ([X6]).
  const hiddenEliminations = after.of.member.filter(
    ({ lobby_id, account_id, eliminated_in, seat_end, chips }) =>
      before.of.member.some(
        (was) => was.lobby_id === lobby_id && was.account_id === account_id && was.eliminated_in !== null,
      ) &&
      eliminated_in !== null &&
      seat_end === null &&
      chips < (lobbies.get(lobby_id)?.settings.eliminationThreshold ?? 0) &&
      !after.of.bet.some(
        (bet) => bet.lobby_id === lobby_id && bet.account_id === account_id && bet.outcome === 'open',
      ) &&
      judged.some((one) => one.lobby_id === lobby_id),
  )
  const eliminated = [
    ...newly(before, after, ({ eliminated_in }) => eliminated_in !== null).filter(
      ({ lobby_id, eliminated_in }) =>
        !isAhead(numbered.get(`${lobbies.get(lobby_id)?.plan_id}:${eliminated_in}`) ?? ''),
    ),
    ...hiddenEliminations,
  ].filter(({ lobby_id }) => !hides(lobby_id))
  const plansOver = new Set(over.map(([, { planId }]) => planId))
  const blind = before.of.lobby.filter(
    ({ id, status, plan_id }) => status === 'open' && hides(id) && plansOver.has(plan_id),
  )
  const closed = after.of.lobby.filter(({ id, status }) => status === 'closed' && lobbies.get(id)?.status === 'open')
  const isConfirmed = (rows: Rows) =>
    rows.of.match.some(({ id, results_confirmed_at }) => id === of.matchId && results_confirmed_at !== null)
  const lines = after.of.operator_action.filter(
    ({ id, account_id }) => account_id === of.operatorId && !before.of.operator_action.some((was) => was.id === id),
  )

  const cannotComeBack: CannotComeBack[] = [
    ...(fined.length === 0
      ? []
      : [
          {
            code: 'penalties' as const,
            ...countsOf(fined),
            chips: fined.reduce(
              (sum, { lobby_id }) => sum + (lobbies.get(lobby_id)?.settings.inactivityPenalty ?? 0),
              0,
            ),
          },
        ]),
    ...(kicked.length === 0 ? [] : [{ code: 'kicks' as const, ...countsOf(kicked) }]),
    ...(eliminated.length === 0 ? [] : [{ code: 'eliminations' as const, ...countsOf(eliminated) }]),
    ...counted('rounds-ahead', 'rounds', over.filter(([id]) => isAhead(id)).length),
    ...counted('blind-lobbies', 'lobbies', blind.length),
    ...counted('lobbies-closed', 'lobbies', closed.length),
    ...(isConfirmed(after) && !isConfirmed(before) ? [{ code: 'results-confirmed' as const }] : []),
    ...lines.flatMap(({ no_undo: code }) =>
      code === null || PREVIEWED_OTHERWISE.has(code) ? [] : [{ code } as CannotComeBack],
    ),
  ]
  const users = new Map(before.of.account.map((account) => [account.id, account]))
  return {
    lobbies: new Set(all.map(({ lobbyId }) => lobbyId)).size,
    players: new Set(all.map(({ userId }) => userId)).size,
    bets: all.reduce((sum, one) => sum + one.bets, 0),
    chips: all.reduce((sum, { chips }) => sum + Math.abs(chips), 0),
    members: all.map(({ lobbyId, userId, ...figures }) => ({
      lobbyId: lobbyId as Preview['members'][number]['lobbyId'],
      lobbyCode: lobbies.get(lobbyId)?.code ?? '',
      user: { _id: userId, name: users.get(userId)?.name } as Preview['members'][number]['user'],
      ...figures,
    })),
    cannotComeBack,
  }
}

/** Returns the parts of a preview that can be compared: without order, and with users by id only. */
export function asRead({ members, cannotComeBack, ...figures }: Preview) {
  const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)
  return {
    ...figures,
    members: members
      .map(({ user, ...member }) => ({ key: `${member.lobbyId}:${user._id}`, name: user.name, ...member }))
      .toSorted(byKey),
    cannotComeBack: cannotComeBack.map((part) => ({ key: part.code, ...part })).toSorted(byKey),
  }
}

/** Reasons for no undo that change nothing, or that concern only what is deleted together with the match. */
const PREVIEWED_OTHERWISE = new Set(['undone', 'nothing-to-undo', 'lobbies-closed', 'results-confirmed'])

type Bet = Rows['of']['bet'][number]
type Member = Rows['of']['member'][number]

const isOther = (was: Bet | undefined, is: Bet) =>
  was !== undefined && (was.outcome !== is.outcome || was.payout !== is.payout || was.count !== is.count)

function newly(before: Rows, after: Rows, is: (member: Member) => boolean): Member[] {
  return after.of.member.filter(
    (member) =>
      is(member) &&
      !before.of.member.some(
        (was) => was.lobby_id === member.lobby_id && was.account_id === member.account_id && is(was),
      ),
  )
}

const countsOf = (of: readonly { lobby_id: string; account_id: string }[]) => ({
  lobbies: new Set(of.map(({ lobby_id }) => lobby_id)).size,
  players: new Set(of.map(({ account_id }) => account_id)).size,
})

const counted = (code: CannotComeBack['code'], what: 'rounds' | 'lobbies', count: number): CannotComeBack[] =>
  count === 0 ? [] : [{ code, [what]: count }]

interface RoundState {
  readonly planId: string
  /** `void` is a round that never began and never will begin. */
  readonly status: 'ahead' | 'on' | 'over' | 'void'
}

/** Returns for how long a half stood still before it reached a minute, counted in milliseconds ([C16]). */
function pausedBefore({ start_time, pauses }: Rows['of']['match_half'][number], minute: number, tempo: number): number {
  let paused = 0
  for (const { from, to } of pauses ?? []) {
    const minuteOfPause = ((new Date(from).getTime() - (start_time?.getTime() ?? 0) - paused) * tempo) / 60_000
    if (minuteOfPause >= minute) break
    paused += (to === null ? Number.POSITIVE_INFINITY : new Date(to).getTime()) - new Date(from).getTime()
  }
  return paused
}

/** Returns the state of every round, computed from the times of its half and its pauses ([R1], [R2], [R5], [C16]). */
function roundStatesOf({ now, of }: Rows): Map<string, RoundState> {
  const halves = new Map(of.match_half.map((half) => [half.id, half]))
  const matches = new Map(of.match.map((match) => [match.id, match]))
  return new Map(
    of.round.flatMap((round): [string, RoundState][] => {
      const half = halves.get(round.half_id)
      const match = matches.get(half?.match_id ?? '')
      if (!half || !match) return []
      const at = (minute: number) =>
        (half.start_time?.getTime() ?? 0) + (minute * 60_000) / match.tempo + pausedBefore(half, minute, match.tempo)
      const isOff = match.status === 'completed' || match.status === 'abandoned'
      const whistle = half.end_time?.getTime() ?? Number.POSITIVE_INFINITY
      const start = half.status === 'upcoming' ? Number.POSITIVE_INFINITY : at(round.start_minute)
      const end = Math.min(whistle, round.end_minute === null ? whistle : at(round.end_minute))
      const neverBegins = half.status === 'upcoming' ? isOff : start >= whistle
      const status = () => {
        if (neverBegins) return isOff || now >= whistle ? 'void' : 'ahead'
        if (isOff) return 'over'
        if (now < start) return 'ahead'
        return now < end ? 'on' : 'over'
      }
      return [[round.id, { planId: round.plan_id, status: status() }]]
    }),
  )
}
