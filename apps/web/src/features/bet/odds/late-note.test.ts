import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameMoment } from '../../../match-ui/clock/game-moment.ts'
import { ANA, aLobby, aMember, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../../push/match/timetable.ts'
import { useLateNote } from './late-note.tsx'

/** Returns the note after the first half ended in its third round, for a player who joined at this match minute. */
function noteOf(joinedAt: number): string | undefined {
  const joined = new Date(minute(joinedAt)).toISOString()
  const lobby = aLobby({ at: 25, users: [aMember(ANA, { joinedAt: joined })] })
  const [first, second] = lobby.match.halves
  if (!first || !second) throw new Error('the match has two halves')
  const ended = { ...first, status: 'finished' as const, endTime: new Date(minute(24)).toISOString() }
  const cut = { ...lobby, match: { ...lobby.match, halves: [ended, second] } }
  const moment = gameMoment(lobbyTimetable(cut), cut.gameSettings, minute(25))
  const note = renderHook(() => useLateNote(cut, moment)).result.current
  return note ? note.text : undefined
}

it('a player who joined before the kick-off is not called late after a half that ended before all its rounds began [PR90]', () => {
  expect(noteOf(-5)).toBeUndefined()
})

it('a player who joined at half-time reads how many rounds are left [PR90]', () => {
  expect(noteOf(25)).toBe('Betting on rounds 1 to 5 is over; 5 of 10 are left. You still start with 100 chips.')
})
