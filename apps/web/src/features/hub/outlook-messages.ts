import type { GameSettings } from '@bettle/contract'
import { type GamesOutlook, gamesOutlook } from '@bettle/rules'

/** What the page sends to the worker: one question, one answer. */
export interface OutlookQuestion {
  readonly settings: GameSettings
}

const GAMES = 1000
/** The same settings show the same figures, on every device. */
const SEED = 1863

export function outlookAnswer({ settings }: OutlookQuestion): GamesOutlook {
  return gamesOutlook({ settings, games: GAMES, seed: SEED })
}
