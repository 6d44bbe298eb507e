import { type Match, MatchId } from '@bettle/contract'
import { expect, it } from 'vitest'
import { aLobby } from '../push/lobby/a-lobby.test-support.ts'
import { recorderText } from './recorder-text.ts'

const match: Match = { ...aLobby().match, _id: MatchId.parse(aLobby().match._id), status: 'active', isPractice: false }
const countsFrom = {
  name: 'Totals Ltd',
  delaySeconds: 30,
  eventTypes: ['Corner'],
  silentSince: null,
  awaitsStart: false,
}

it('a card of the hub names who records a match in a few words [F22] [PR713]', () => {
  expect(recorderText(match)).toBe('Recorded by an operator or a feed')
  expect(recorderText({ ...match, status: 'upcoming', countsFrom })).toBe('Counts from Totals Ltd, about 30 s late')
  expect(recorderText({ ...match, isRoom: true })).toBe('Recorded by the room')
  expect(recorderText({ ...match, recordedBy: 'operator' })).toBe('Recorded by an operator')
  expect(recorderText({ ...match, recordedBy: 'feed' })).toBe('Recorded by a feed')
  expect(recorderText({ ...match, recordedBy: 'nobody-yet' })).toBe('Nobody records this match yet')
})

it('a card of the hub says since when the counts of its provider are missing [F22]', () => {
  const silent = { ...countsFrom, silentSince: new Date(2026, 5, 1, 20, 15).toISOString() }
  expect(recorderText({ ...match, countsFrom: silent, suspended: true })).toBe(
    'No counts from Totals Ltd since 20:15. Betting is on hold.',
  )
})

it('a card of the hub names no recorder of a simulated or a completed match [F22]', () => {
  expect(recorderText({ ...match, isPractice: true })).toBeUndefined()
  expect(recorderText({ ...match, status: 'completed' })).toBeUndefined()
})
