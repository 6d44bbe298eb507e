import type { GameSettings } from '@bettle/contract'
import { type GamesOutlook, gamesOutlook } from '@bettle/rules'

/** The request from the page to the worker. Each request has one response. */
export interface OutlookQuestion {
  readonly settings: GameSettings
}

const GAMES = 1000
/** A fixed seed, so that the same settings show the same figures on every device [Y1]. */
const SEED = 1863

export function outlookAnswer({ settings }: OutlookQuestion): GamesOutlook {
  return gamesOutlook({ settings, games: GAMES, seed: SEED })
}
