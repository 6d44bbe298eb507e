import { DEFAULT_SETTINGS, HALF_MINUTES, isJoinable, planMatch } from '@bettle/rules'
import { expect, it } from 'vitest'
import { aLobby, KICK_OFF, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { timetableOf } from '../../../push/match/timetable.ts'
import { canOpenLobby } from './can-open-lobby.ts'

const { match } = aLobby()
/** The second half of a match, which kicked off at minute 60. */
const second = {
  ...match,
  halves: match.halves.map((half) =>
    half.halfNumber === 2
      ? { ...half, status: 'active' as const, startTime: new Date(minute(60)).toISOString() }
      : { ...half, status: 'finished' as const, endTime: new Date(minute(46)).toISOString() },
  ),
}

it('a lobby with default settings can be opened until betting on the last round closes, two minutes before that round begins [M5]', () => {
  expect(canOpenLobby(match, KICK_OFF)).toBe(true)
  expect(canOpenLobby(second, minute(60 + 37.9))).toBe(true)
  expect(canOpenLobby(second, minute(60 + 38))).toBe(false)
  expect(canOpenLobby(second, minute(60 + 44))).toBe(false)
  expect(canOpenLobby({ ...match, status: 'completed' }, KICK_OFF)).toBe(false)
})

it.each([1, 10])(
  'the last moment to open a lobby agrees with the rules package for a default plan at tempo %i [M5]',
  (tempo) => {
    for (const played of [match, second].map((one) => ({ ...one, tempo }))) {
      const rounds = planMatch([1, 2], HALF_MINUTES, DEFAULT_SETTINGS.roundDuration)
      const timetable = {
        ...timetableOf(played, []),
        rounds: rounds.map((round, id) => ({ ...round, id: String(id) })),
      }
      for (let at = -5; at < 115; at += 0.5) {
        expect(canOpenLobby(played, minute(at))).toBe(isJoinable(timetable, DEFAULT_SETTINGS, minute(at)))
      }
    }
  },
)
