import { expect, it } from 'vitest'
import { type RoomPart, recordingRuleOf } from './recording-rule.ts'

const ruleOf = (part: Partial<RoomPart>) =>
  recordingRuleOf({ isPresent: true, role: 'player', isRanked: true, isHost: false, isOfRecorders: false, ...part })

it('records taps of a host without a seat at once, and taps of players, the host among them, by agreement [RM12]', () => {
  expect(ruleOf({ isHost: true, isRanked: false, role: 'spectator' })).toBe('host')
  expect(ruleOf({})).toBe('crowd')
  expect(ruleOf({ isHost: true })).toBe('crowd')
})

it('records nothing of spectators, of a host who gave up the seat, and of members who left [RM12]', () => {
  expect(ruleOf({ role: 'spectator', isRanked: false })).toBeUndefined()
  expect(ruleOf({ role: 'spectator', isHost: true })).toBeUndefined()
  expect(ruleOf({ isPresent: false })).toBeUndefined()
  expect(ruleOf({ isPresent: false, isHost: true, isRanked: false })).toBeUndefined()
})

it('records taps of players by the rule of named recorders where the host names them, and none of a host without a seat [RM29]', () => {
  expect(ruleOf({ isOfRecorders: true })).toBe('recorders')
  expect(ruleOf({ isOfRecorders: true, isHost: true, isRanked: false, role: 'spectator' })).toBeUndefined()
  expect(ruleOf({ isOfRecorders: true, isPresent: false })).toBeUndefined()
})
