import type { GameSettings } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { tickerOf } from '../../push/clock/use-server-now.ts'
import { type GameMoment, gameMoment } from './game-moment.ts'

const BEAT = 1000

/** Provides a function that returns the state of the game at an instant; undefined outside of a `MomentClock`. */
export const MomentAt = createContext<((now: number) => GameMoment) | undefined>(undefined)

/**
 * Returns the state of a game, which changes with the phase, the round or the betting window. Between two changes the
 * object stays the same, so that components using it do not render each second. Components that count seconds use
 * `useTicking`.
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

/** Provides the clock of a game to all components inside it. */
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

/** Returns the state of the game at the current second. Outside of a clock, it returns the given state. */
export function useTicking(held: GameMoment): GameMoment {
  const at = useContext(MomentAt)
  const { subscribe, now } = tickerOf(BEAT)
  const second = useSyncExternalStore(at ? subscribe : still, at ? now : never)
  return useMemo(() => (at ? at(second) : held), [at, second, held])
}

const still = () => () => {}
const never = () => 0

/** Returns a key of all parts of the state that do not change every second. */
export function momentKeyOf(moment: GameMoment): string {
  const { phase, badge, indicator, clock, timing, window, current, next, isFinalRound, isDecided } = moment
  const states = [clock.state, clock.isInterrupted, timing.state, window.state]
  return [phase, badge, indicator, ...states, current?.id, next?.id, isFinalRound, isDecided].join(' ')
}
