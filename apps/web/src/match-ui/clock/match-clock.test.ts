import { describe, expect, it } from 'vitest'
import { aLobby, anEvent, KICK_OFF, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { teamAppearances } from '../team-appearance.ts'
import { matchClock, minuteLabel, minuteMark, minuteOfInstant } from './match-clock.ts'

const timetable = lobbyTimetable(aLobby())

describe('the match clock', () => {
  it('the match clock shows minutes and seconds, with stoppage time on top', () => {
    expect(matchClock(timetable, minute(37.2))).toMatchObject({ state: 'running', text: '37:12', minute: "38'" })
    expect(matchClock(timetable, minute(47.5))).toMatchObject({ text: '45+2:30', minute: "45+3'" })
  })

  it('the match clock waits for the kick-off of a half that was started', () => {
    expect(matchClock(timetable, KICK_OFF - 20_000)).toMatchObject({ state: 'kick-off', minute: undefined })
  })

  it('the match clock stands still while play is interrupted, and then goes on from there [C16] [PR749]', () => {
    const lobby = aLobby()
    const [first, second] = lobby.match.halves
    const pausedAt = (to: number | null) => {
      const pause = {
        from: new Date(minute(36.5)).toISOString(),
        to: to === null ? null : new Date(minute(to)).toISOString(),
      }
      const halves = [first && { ...first, pauses: [pause] }, second].filter((half) => half !== undefined)
      return lobbyTimetable({ ...lobby, match: { ...lobby.match, halves } })
    }
    for (const at of [36.5, 40, 80])
      expect(matchClock(pausedAt(null), minute(at))).toMatchObject({
        text: '36:30',
        minute: "37'",
        isInterrupted: true,
      })
    expect(matchClock(pausedAt(56.5), minute(57))).toMatchObject({ text: '37:00', isInterrupted: false })
    expect(minuteOfInstant(pausedAt(56.5), minute(50))).toBe("37'")
  })

  it('the match clock runs ten times as fast at tempo 10', () => {
    expect(matchClock({ ...timetable, tempo: 10 }, KICK_OFF + 60_000).text).toBe('10:00')
  })

  it('the match clock calls the first minute of the second half 46, and the second minute of its added time 90+2', () => {
    expect(minuteLabel({ halfNumber: 2 }, 0.5)).toBe("46'")
    expect(minuteLabel({ halfNumber: 2 }, 46)).toBe("90+2'")
    expect(minuteOfInstant(timetable, Date.parse(anEvent(1, 4.1).timeStamp))).toBe("5'")
  })
})

it('the two teams of a match get different colours, even if both have the same name', () => {
  const { home, away } = teamAppearances('France', 'France')
  expect(home.colour).not.toBe(away.colour)
})

it('the first round of the second half is marked from 45 to 55, and its first match event is in minute 46', () => {
  expect([minuteMark({ halfNumber: 2 }, 0), minuteMark({ halfNumber: 2 }, 10)]).toEqual(["45'", "55'"])
  expect(minuteLabel({ halfNumber: 2 }, 0)).toBe("46'")
})
