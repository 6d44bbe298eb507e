import { GameError } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { readTogether } from '../../../db/queries/read-together.ts'
import { isOfCompetition } from '../../member/lobby-kind.ts'
import { ensurePriced, needsPricing } from '../../odds/reprice.ts'
import { type AskedHead, type LobbyHead, lobbyHeads } from './lobby-head.ts'
import { type LobbyState, readLobbyState, stateVersion } from './lobby-state.ts'
import { type MatchState, readMatchState } from './match-state.ts'
import { OnePerVersion } from './one-per-version.ts'

/**
 * The highest number of characters of JSON of all kept lobbies. The objects take about the same memory again. A lobby
 * of 999 members has some 700,000 characters.
 */
const MOST_OF_LOBBIES = 16_000_000
const MOST_OF_MATCHES = 4_000_000

interface Kept {
  readonly matches: OnePerVersion<MatchState>
  readonly lobbies: OnePerVersion<LobbyState>
  /** Reads the heads of several requests in one statement. It keeps none of them. */
  readonly headOf: (asked: AskedHead) => Promise<LobbyHead | undefined>
}

const keptOf = new WeakMap<Context, Kept>()

function keptIn(ctx: Context): Kept {
  const kept = keptOf.get(ctx) ?? {
    matches: new OnePerVersion<MatchState>(MOST_OF_MATCHES),
    lobbies: new OnePerVersion<LobbyState>(MOST_OF_LOBBIES),
    headOf: readTogether((asked: readonly AskedHead[]) => lobbyHeads(ctx.db, asked)),
  }
  keptOf.set(ctx, kept)
  return kept
}

/** A lobby for one member. The head was read for this request, and the match may be kept from an earlier one. */
export interface LobbyForMember {
  readonly head: LobbyHead
  readonly match: MatchState
  readonly now: Instant
  /** The name of the state that is the same for all members. */
  readonly version: string
}

/** A lobby for one member, including the state that is the same for all members. */
export interface WholeLobby extends LobbyForMember {
  readonly state: LobbyState
}

/**
 * Reads the lobby for a member, in one statement if the match is kept. If no options are priced for the round that is
 * next at this instant, it first prices them ([P9]).
 * @throws GameError `lobby-not-found` for a user who is not a member ([V5])
 */
export async function lobbyForViewer(ctx: Context, lobbyId: string, userId: string): Promise<LobbyForMember> {
  const { matches, headOf } = keptIn(ctx)
  for (;;) {
    const now = ctx.clock.now()
    const head = await headOf({ lobbyId, userId })
    if (!head) throw new GameError('lobby-not-found')
    const { match_id: matchId, plan_id: planId } = head.lobby
    const read = () => readMatchState(ctx.db, matchId, planId)
    const match = await matches.of(`${matchId} ${planId}`, `${head.matchVersion}`, read)
    if (match.version !== `${head.matchVersion}`) continue
    if (needsPricing({ priced_round_id: head.pricedRoundId }, match.timetable, now)) {
      await ensurePriced(ctx, matchId, planId)
      continue
    }
    return { head, match, now, version: stateVersion(head.lobby.version, head.matchVersion, match.at(now).begun) }
  }
}

/**
 * Adds the state that is the same for all members, at the versions of the head. If the lobby changes between two reads,
 * it starts again with a new head.
 */
export async function wholeLobby(ctx: Context, seen: LobbyForMember): Promise<WholeLobby> {
  const { lobbies } = keptIn(ctx)
  for (let current = seen; ; current = await lobbyForViewer(ctx, current.head.lobby.id, current.head.own.account_id)) {
    const { head, match, now, version } = current
    const state = await lobbies.of(head.lobby.id, version, () => readLobbyState(ctx.db, head.lobby, match, now))
    if (state.version !== version) continue
    if (!state.fields.hostUser && !isOfCompetition(head.lobby)) throw new GameError('lobby-not-found')
    return { ...current, state }
  }
}
