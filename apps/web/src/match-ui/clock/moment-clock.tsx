import type { GameSettings } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { tickerOf } from '../../push/clock/use-server-now.ts'
import { type GameMoment, gameMoment } from './game-moment.ts'

const BEAT = 1000

/** Returns the moment of the game at an instant. */
export const MomentAt = createContext<((now: number) => GameMoment) | undefined>(undefined)

/**
 * The moment of a game between two changes of phase, round or betting window. The object stays the same in between, so
 * parts that use it do not render each second. `useTicking` is for parts that count seconds.
 */
export function useHeldMoment(timetable: Timetable, settings: GameSettings, isDecided = false): GameMoment {
  const { subscribe, now } = tickerOf(BEAT)
  const at = useCallback(
    (instant: number) => gameMoment(timetable, settings, instant, isDecided),
    [timetable, settings, isDecided],
  )
  const key = useSyncExternalStore(subscribe, () => momentKeyOf(at(now())))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the state of the moment
  return useMemo(() => at(now()), [at, key])
}

/** Provides the clock of a game to all components inside. */
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

/** The moment at this second; without a clock above, the given one. */
export function useTicking(held: GameMoment): GameMoment {
  const at = useContext(MomentAt)
  const { subscribe, now } = tickerOf(BEAT)
  const second = useSyncExternalStore(at ? subscribe : still, at ? now : never)
  return useMemo(() => (at ? at(second) : held), [at, second, held])
}

const still = () => () => {}
const never = () => 0

/** A key of all parts of a moment that do not change every second. */
export function momentKeyOf(moment: GameMoment): string {
  const { phase, badge, indicator, clock, timing, window, current, next, isFinalRound, isDecided } = moment
  const states = [clock.state, timing.state, window.state]
  return [phase, badge, indicator, ...states, current?.id, next?.id, isFinalRound, isDecided].join(' ')
}
