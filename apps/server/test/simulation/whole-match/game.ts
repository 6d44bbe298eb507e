import type { Lobby, Match } from '@bettle/contract'
import type { Player } from '../../support/scenario.ts'
import type { TestServer } from '../../support/test-app.ts'
import type { RandomSource } from '../random-source.ts'
import type { Style } from './cast.ts'
import type { EventFact, LobbyFacts } from './facts.ts'
import type { PlayedMatch } from './naive-clock.ts'
import type { Seen, Watch } from './watch.ts'

/** A scheduled action. At one moment the clock moves first, and then the actions run in this order. */
export interface ScheduledAction {
  readonly at: number
  readonly order: 'control' | 'event' | 'correction' | 'coming-and-going' | 'bets' | 'probe'
  run(): Promise<void>
}

export interface BotPlayer {
  readonly player: Player
  readonly style: Style
  readonly random: RandomSource
  watch: Watch | undefined
  /** The bot's chips as the bot itself sees them. */
  chips: number
  present: boolean
}

export interface LobbyInPlay {
  readonly lobby: Lobby
  readonly facts: LobbyFacts
  readonly bots: BotPlayer[]
}

/** A match that is being played, with all data for the recount. */
export interface MatchSimulation {
  readonly server: TestServer
  readonly admin: Player
  readonly match: Match
  readonly played: PlayedMatch
  readonly random: RandomSource
  readonly lobbies: LobbyInPlay[]
  readonly events: EventFact[]
  readonly schedule: ScheduledAction[]
  readonly replies: Seen[]
  /** The violations found so far, as sentences. */
  readonly faults: string[]
}

export const ORDER: readonly ScheduledAction['order'][] = [
  'control',
  'event',
  'correction',
  'coming-and-going',
  'bets',
  'probe',
]

/** Converts match minutes and seconds to wall time (ms). */
export function wall(game: { readonly played: { readonly tempo: number } }, minutes: number, seconds = 0): number {
  return ((minutes * 60 + seconds) * 1000) / game.played.tempo
}
