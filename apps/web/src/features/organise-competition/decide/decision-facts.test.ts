import type { CompetitionStage } from '@bettle/contract'
import { expect, it } from 'vitest'
import { BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCompetition } from '../a-competition.test-support.ts'
import { stageText } from '../stage-text.ts'
import { canBeUndone, groupText, isDecidable, nameOf } from './decision-facts.ts'

const aStage = (stage: string, status: CompetitionStage['status']): CompetitionStage => ({
  stage,
  kind: stage === 'groups' ? 'groups' : 'round',
  ordinal: 1,
  status,
  lacksFixture: false,
  fixtures: [],
  groups: [0, 1].map((group) => ({
    group,
    division: null,
    members: [],
    table: [],
    isProvisional: false,
    advancing: [],
    lobbies: [],
  })),
  divisions: [],
})

it('an organiser can decide a stage until the next stage begins, but not in a cancelled competition [PR384] [CP43]', () => {
  const stages = [aStage('groups', 'finished'), aStage('round-1', 'known')]
  expect(isDecidable(aCompetition({ phase: 'running', stages }), 'groups')).toBe(true)
  expect(isDecidable(aCompetition({ phase: 'cancelled', stages }), 'groups')).toBe(false)
  const begun = [aStage('groups', 'finished'), aStage('round-1', 'under-way')]
  expect(isDecidable(aCompetition({ phase: 'running', stages: begun }), 'groups')).toBe(false)
  expect(isDecidable(aCompetition({ phase: 'running', stages: begun }), 'round-1')).toBe(true)
})

it('every decision of an organiser can be undone once, except a cancellation [PR384]', () => {
  const decision = { number: 4, kind: 'disqualified', at: '', by: null, reason: null, isUndone: false }
  expect(canBeUndone(decision)).toBe(true)
  expect(canBeUndone({ ...decision, isUndone: true })).toBe(false)
  expect(canBeUndone({ ...decision, kind: 'cancelled' })).toBe(false)
})

it('the texts of decisions name stages, groups and players', () => {
  const bracket = [
    { stage: 'round-1', ties: [{}, {}] },
    { stage: 'round-2', ties: [{}] },
  ] as never
  const competition = aCompetition({ bracket, stages: [aStage('groups', 'finished'), aStage('round-1', 'known')] })
  expect(['groups', 'round-1', 'round-2', 'plate', 'season-2'].map((stage) => stageText(stage, competition))).toEqual([
    'Group stage',
    'Semi-finals',
    'Final',
    'Plate',
    'Season 2',
  ])
  expect(groupText(competition, 'groups', 1)).toBe('Group B')
  expect(groupText(competition, 'round-1', 1)).toBe('Semi-finals, tie 2')
  expect([nameOf(competition, BEN._id), nameOf(competition, 'unknown')]).toEqual(['ben', 'A deleted player'])
})
