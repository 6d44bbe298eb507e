import type { Lobby, LobbyId, Match, MatchEvent, OperatorAction, UserId } from '@bettle/contract'
import type { Player } from '../../support/scenario.ts'
import type { TestServer } from '../../support/test-app.ts'
import { foretold } from '../predicted.ts'
import type { RandomSource } from '../random-source.ts'
import type { UpdateReader } from '../update-reader.ts'
import type { OutageClock } from './outage-clock.ts'

/** A match whose operator keeps changing it, step by step, and its players. */
export interface UnrulyGame {
  readonly server: TestServer
  readonly clock: OutageClock
  readonly admin: Player
  readonly random: RandomSource
  readonly tempo: number
  readonly matchId: Match['_id']
  readonly groups: readonly LobbyGroup[]
  /** Events that are recorded and not removed, in the operator's view. */
  readonly events: Map<MatchEvent['_id'], { readonly eventType: string; readonly at: number }>
  /** Actions that can be undone, the latest one last. */
  readonly undo: PendingUndo[]
  /** The steps so far as sentences, for the report of a failed match. */
  readonly log: string[]
  /** Chips that an administrator gave, by lobby and member. */
  readonly given: Map<string, number>
  /** Checks the eliminations since its last call. */
  wrongEliminations(): Promise<string[]>
  /** How often the test checked that everything is settled and published. */
  checks: number
}

export interface LobbyGroup {
  readonly lobby: Lobby
  readonly players: Player[]
  /** Clients that only apply updates. */
  readonly readers: readonly UpdateReader[]
}

export interface PendingUndo {
  readonly what: string
  run(): Promise<void>
}

export const holder = (lobbyId: LobbyId | string, userId: UserId | string): string => `${lobbyId}:${userId}`

/** Returns the wall time of some match minutes, in whole milliseconds. */
export function minutes(game: Pick<UnrulyGame, 'tempo'>, count: number): number {
  return Math.round((count * 60_000) / game.tempo)
}

export function now(game: UnrulyGame): number {
  return game.server.clock.now()
}

/** Refusals that an operator may get because a request is too late or makes no sense. */
const NO = new Set([
  'half-state',
  'round-in-use',
  'invalid-request',
  'results-confirmed',
  'not-found',
  'round-not-found',
])

/**
 * Runs a step and accepts a justified refusal. Any other error is a fault of the server. If the step has an action, the
 * action is sometimes previewed.
 */
export async function tries(
  game: UnrulyGame,
  what: string,
  ask: () => Promise<RefusedOrDone>,
  action?: OperatorAction,
): Promise<boolean> {
  const answer = await (action ? foretold(game, action, ask) : ask())
  game.log.push(`${new Date(now(game)).toISOString()} ${what}${answer.ok ? '' : `: ${answer.failure.code}`}`)
  if (!answer.ok && !NO.has(answer.failure.code)) {
    throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.failure)}\n${game.log.join('\n')}`)
  }
  return answer.ok
}

type RefusedOrDone =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly failure: { readonly code: string } }
