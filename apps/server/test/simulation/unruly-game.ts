import type { Lobby, LobbyId, Match, MatchEvent, OperatorAction, UserId } from '@bettle/contract'
import type { Player } from '../support/scenario.ts'
import type { TestServer } from '../support/test-app.ts'
import type { OutageClock } from './outage-clock.ts'
import { foretold } from './predicted.ts'
import type { RandomSource } from './random-source.ts'
import type { UpdateReader } from './update-reader.ts'

/** A match whose operator keeps changing their mind, step by step, and those who play it. */
export interface UnrulyGame {
  readonly server: TestServer
  readonly clock: OutageClock
  readonly admin: Player
  readonly random: RandomSource
  readonly tempo: number
  readonly matchId: Match['_id']
  readonly groups: readonly LobbyGroup[]
  /** Recorded and not taken back, as the operator believes. */
  readonly events: Map<MatchEvent['_id'], { readonly eventType: string; readonly at: number }>
  /** What can be taken back, the latest last. */
  readonly undo: PendingUndo[]
  /** What was done, in words: the story of a match that went wrong. */
  readonly log: string[]
  /** Chips an administrator gave, by lobby and member. */
  readonly given: Map<string, number>
  /** Looks at who has fallen since it was last asked. */
  wrongEliminations(): Promise<string[]>
  /** How often it was looked at whether everything is settled and told. */
  checks: number
}

export interface LobbyGroup {
  readonly lobby: Lobby
  readonly players: Player[]
  /** Some of them go by the news alone. */
  readonly readers: readonly UpdateReader[]
}

export interface PendingUndo {
  readonly what: string
  run(): Promise<void>
}

export const holder = (lobbyId: LobbyId | string, userId: UserId | string): string => `${lobbyId}:${userId}`

/** Match minutes as they pass on the wall, in whole milliseconds. */
export function minutes(game: Pick<UnrulyGame, 'tempo'>, count: number): number {
  return Math.round((count * 60_000) / game.tempo)
}

export function now(game: UnrulyGame): number {
  return game.server.clock.now()
}

/** What an operator may be told instead of what was wished: it is no longer possible, or makes no sense. */
const NO = new Set([
  'half-state',
  'round-in-use',
  'invalid-request',
  'results-confirmed',
  'not-found',
  'round-not-found',
])

/** Does it, or hears a refusal that has a reason; anything else is a fault of the server. With an action, that is foreseen now and then. */
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
