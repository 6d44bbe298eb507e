import type { Lobby, Odds, OddsId } from '@bettle/contract'
import type { Play } from '@bettle/rules'
import { useEffect, useMemo, useState } from 'react'
import { untilLoaded } from '../../ui/index.ts'

export interface OwnPlays {
  isUsedUp: (option: Play) => boolean
  /** Its price is one that the player set as an operator ([V12]). */
  isOwnPrice: (option: { readonly _id: OddsId }) => boolean
  /** It takes no press, also while betting is open. */
  isClosed: (option: Odds) => boolean
  /** How often one may still make the play; undefined where nothing is counted, or one has not made it yet. */
  left: (option: Play) => number | undefined
  /** The rounds one made it in. */
  usedIn: (option: Play) => number[]
  /** Of all that is offered nothing may be made again: a round sat out costs nothing ([J5]). */
  isOut: boolean
}

/** What the mode alone decides. */
export type CountedPlays = Omit<OwnPlays, 'isOwnPrice' | 'isClosed'>

/** Nothing is counted in a classic game. */
const ALL_OPEN: CountedPlays = { isUsedUp: () => false, left: () => undefined, usedIn: () => [], isOut: false }

const NONE: readonly OddsId[] = []

/** What the mode, and the prices one set, leave one. Most games are classic, and need none of it: how it is counted comes where it is asked for. */
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
