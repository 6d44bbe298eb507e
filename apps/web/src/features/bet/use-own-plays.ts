import type { Lobby } from '@bettle/contract'
import type { Play } from '@bettle/rules'
import { useEffect, useMemo, useState } from 'react'
import { untilLoaded } from '../../ui/index.ts'

export interface OwnPlays {
  isUsedUp: (option: Play) => boolean
  /** How often one may still make the play; undefined where nothing is counted, or one has not made it yet. */
  left: (option: Play) => number | undefined
  /** The rounds one made it in. */
  usedIn: (option: Play) => number[]
  /** Of all that is offered nothing may be made again: a round sat out costs nothing ([J5]). */
  isOut: boolean
}

/** Nothing is counted in a classic game. */
const ALL_OPEN: OwnPlays = { isUsedUp: () => false, left: () => undefined, usedIn: () => [], isOut: false }

/** What the mode leaves one. Most games are classic, and need none of it: how it is counted comes where it is asked for. */
export function useOwnPlays({ bets, odds, gameSettings }: Lobby): OwnPlays {
  const [counted, setCounted] = useState<typeof import('./own-plays.ts')>()
  const isClassic = gameSettings.gameMode === 'classic'
  useEffect(() => {
    if (!isClassic) void untilLoaded(() => import('./own-plays.ts')).then(setCounted)
  }, [isClassic])
  return useMemo(() => counted?.ownPlays({ bets, odds, gameSettings }) ?? ALL_OPEN, [counted, bets, odds, gameSettings])
}
