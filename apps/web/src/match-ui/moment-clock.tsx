import type { GameSettings } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { tickerOf } from '../push/use-server-now.ts'
import { type GameMoment, gameMoment } from './game-moment.ts'

const BEAT = 1000

/** The moment of the game around at any instant. */
export const MomentAt = createContext<((now: number) => GameMoment) | undefined>(undefined)

/**
 * The moment of a game as it stands between two changes: a phase, a round, a betting window. It is the same object until one
 * of them is another, so what is drawn from it is not drawn again each second. `useTicking` is for what counts seconds.
 */
export function useHeldMoment(timetable: Timetable, settings: GameSettings, isDecided = false): GameMoment {
  const { subscribe, now } = tickerOf(BEAT)
  const at = useCallback(
    (instant: number) => gameMoment(timetable, settings, instant, isDecided),
    [timetable, settings, isDecided],
  )
  const key = useSyncExternalStore(subscribe, () => momentKeyOf(at(now())))
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew when something of it stands otherwise
  return useMemo(() => at(now()), [at, key])
}

/** Gives everything below it the clock of a game. */
export function MomentClock({
  timetable,
  settings,
  isDecided = false,
  children,
}: {
  timetable: Timetable
  settings: GameSettings
  isDecided?: boolean | undefined
  children: ReactNode
}) {
  const at = useCallback(
    (instant: number) => gameMoment(timetable, settings, instant, isDecided),
    [timetable, settings, isDecided],
  )
  return <MomentAt value={at}>{children}</MomentAt>
}

/** The moment of this second; without a clock above, the one that is given. */
export function useTicking(held: GameMoment): GameMoment {
  const at = useContext(MomentAt)
  const { subscribe, now } = tickerOf(BEAT)
  const second = useSyncExternalStore(at ? subscribe : still, at ? now : never)
  return useMemo(() => (at ? at(second) : held), [at, second, held])
}

const still = () => () => {}
const never = () => 0

/** All of a moment that does not move with each second, in one line. */
export function momentKeyOf(moment: GameMoment): string {
  const { phase, badge, indicator, clock, timing, window, current, next, isFinalRound, isDecided } = moment
  const states = [clock.state, timing.state, window.state]
  return [phase, badge, indicator, ...states, current?.id, next?.id, isFinalRound, isDecided].join(' ')
}
