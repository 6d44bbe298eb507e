import type { Lobby, Odds, OddsId } from '@bettle/contract'
import type { Play } from '@bettle/rules'
import { useEffect, useMemo, useState } from 'react'
import { untilLoaded } from '../../../ui/index.ts'

export interface OwnPlays {
  isUsedUp: (option: Play) => boolean
  /** The player set the option's price as an operator [V12]. */
  isOwnPrice: (option: { readonly _id: OddsId }) => boolean
  /** The option is disabled although betting is open. */
  isClosed: (option: Odds) => boolean
  /**
   * How often the player can still make the play; undefined if the mode has no limit or the player has not made the
   * play yet.
   */
  left: (option: Play) => number | undefined
  /** The rounds in which the player made the play. */
  usedIn: (option: Play) => number[]
  /** All offered plays are used up, so that a round without a bet costs nothing [J5]. */
  isOut: boolean
}

/** The part that depends only on the game mode and the player's bets, not on the prices that the player set. */
export type CountedPlays = Omit<OwnPlays, 'isOwnPrice' | 'isClosed'>

/**
 * No play is used up: this is always so in a classic game, and in other games until the code that counts plays has
 * loaded.
 */
const ALL_OPEN: CountedPlays = { isUsedUp: () => false, left: () => undefined, usedIn: () => [], isOut: false }

const NONE: readonly OddsId[] = []

/**
 * Returns which plays the game mode and the player's own prices allow. A classic game needs no counting, so the code
 * for that is loaded on demand.
 */
export function useOwnPlays({ bets, odds, gameSettings }: Lobby, ownPrices: readonly OddsId[] = NONE): OwnPlays {
  const [counted, setCounted] = useState<typeof import('./own-plays.ts')>()
  const isClassic = gameSettings.gameMode === 'classic'
  useEffect(() => {
    if (!isClassic) void untilLoaded(() => import('./own-plays.ts')).then(setCounted)
  }, [isClassic])
  return useMemo(() => {
    const plays = counted?.ownPlays({ bets, odds, gameSettings }) ?? ALL_OPEN
    const isOwnPrice: OwnPlays['isOwnPrice'] = ({ _id }) => ownPrices.includes(_id)
    const isClosed = (option: Odds) => option.suspended || isOwnPrice(option) || plays.isUsedUp(option)
    return { ...plays, isOwnPrice, isClosed }
  }, [counted, bets, odds, gameSettings, ownPrices])
}
