import { expect, it } from 'vitest'
import { aLobby, KICK_OFF, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { matchMoment, nextHalf } from './match-moment.ts'

const { match } = aLobby()
const halfFrom = (halfNumber: number, startTime: number) => ({
  ...match,
  halves: match.halves.map((half) =>
    half.halfNumber === halfNumber
      ? { ...half, status: 'active' as const, startTime: new Date(startTime).toISOString() }
      : { ...half, status: half.halfNumber < halfNumber ? ('finished' as const) : ('upcoming' as const) },
  ),
})

it('the match minute is counted as in football, with added time', () => {
  expect(matchMoment(match, minute(0))).toEqual({ state: 'live', halfNumber: 1, minute: '1' })
  expect(matchMoment(match, minute(44.9))).toMatchObject({ minute: '45' })
  expect(matchMoment(match, minute(46.5))).toMatchObject({ minute: '45+2' })
  const second = halfFrom(2, minute(60))
  expect(matchMoment(second, minute(60))).toMatchObject({ halfNumber: 2, minute: '46' })
  expect(matchMoment(second, minute(106))).toMatchObject({ minute: '90+2' })
})

it('the match minute of a match at tempo 10 advances ten times as fast', () => {
  expect(matchMoment({ ...match, tempo: 10 }, KICK_OFF + 60_000)).toMatchObject({ minute: '11' })
})

it('a match is upcoming before its planned kick-off', () => {
  expect(matchMoment(match, minute(-1))).toEqual({ state: 'upcoming', halfNumber: 1, startsAt: KICK_OFF })
})

it('the next half of a match has no start time before one is announced', () => {
  expect(nextHalf(match)).toEqual({ state: 'upcoming', halfNumber: 2, startsAt: null })
})

it('a completed or abandoned match has ended', () => {
  expect(matchMoment({ ...match, status: 'completed' }, minute(120))).toEqual({ state: 'ended' })
  expect(matchMoment({ ...match, status: 'abandoned' }, minute(20))).toEqual({ state: 'ended' })
})
