import type { CompetitionPhase, CompetitionStage, EntryStatus, PublicUser } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { ANA, BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCompetition, aCompetitionCard, anEntry, aRow, aSideOf, aStage, hours } from '../a-competition.test-support.ts'
import { enrolText, entryText, isOpen, mayEnrolAgain, mayWithdraw, refusalOf } from './entry-text.ts'

describe('enrolment of a user without an entry', () => {
  it.each([
    ['places are left', {}, 0, /^4 places are left\. Entering costs nothing\.$/],
    ['one place is left', { entries: 7 }, 0, /^One place is left/],
    [
      'all places are taken',
      { entries: 8, reserves: 2 },
      0,
      /If you enrol, you are reserve 3: you get a place if somebody withdraws/,
    ],
    ['enrolment has not opened', {}, -2, /^Enrolment opens on .+\. Come back then\.$/],
    ['enrolment has closed', {}, 1, /^Enrolment is closed/],
    [
      'a season runs',
      { format: 'league', phase: 'running' },
      5,
      /^The season has begun\. If you enrol before half .+ no points .+ wait for the next season\.$/,
    ],
    ['a season is drawn', { format: 'league', phase: 'drawn' }, 5, /^The season is drawn\. /],
    ['the competition never started', { phase: 'closed' }, 5, /did not start/],
    ['the competition was cancelled', { phase: 'cancelled' }, 5, /was cancelled/],
    ['the competition is over', { phase: 'finished' }, 5, /is over/],
  ] as const)(
    'the text at ENROL tells a user without an entry what enrolling means if %s [PR442]',
    (_, card, at, text) => {
      expect(enrolText(aCompetitionCard(card), hours(at))).toMatch(text)
    },
  )

  it('a competition accepts entries from opening until closing, and a running league accepts them too [PR442]', () => {
    expect([-2, 0, 1].map((at) => isOpen(aCompetitionCard(), hours(at)))).toEqual([false, true, false])
    expect(isOpen(aCompetitionCard({ format: 'league', phase: 'running' }), hours(5))).toBe(true)
    expect(isOpen(aCompetitionCard({ phase: 'running' }), hours(5))).toBe(false)
  })
})

describe('the user’s own entry', () => {
  it.each([
    ['place', /^You are enrolled\. The draw on .+ decides whom you play\.$/],
    ['reserve', /^You are reserve 2\./],
    ['waiting', /next season/],
    ['eliminated', /^You are out/],
    ['withdrawn', /^You have withdrawn from the competition\.$/],
    ['lapsed', /absent from your last four games/],
    ['lost', /disabled/],
    ['disqualified', /^You were disqualified\. The reason is below/],
  ] as const)('the text of the user’s own entry explains the status %s [PR442]', (status, text) => {
    expect(entryText(anEntry(ANA, { status, reserve: status === 'reserve' ? 2 : null }), aCompetition())).toMatch(text)
  })

  it('the entry text of a single game names the end of the enrolment, because its draw decides no opponents [PR442]', () => {
    expect(entryText(anEntry(ANA), aCompetition({ format: 'lobby' }))).toMatch(
      /^You are enrolled\. Enrolment closes on /,
    )
  })

  it('the entry text tells a player who withdrew that they can watch, but only while the games are played [CP60] [PR701]', () => {
    const textIn = (phase: CompetitionPhase) =>
      entryText(anEntry(ANA, { status: 'withdrawn' }), aCompetition({ phase }))
    const watching = 'You have withdrawn from the competition. You can watch the games here.'
    expect(textIn('drawn')).toBe(watching)
    expect(textIn('running')).toBe(watching)
    expect(textIn('enrolling')).toBe('You have withdrawn from the competition.')
    expect(textIn('finished')).toBe('You have withdrawn from the competition.')
  })

  it('the entry text of a finished competition says whether the user won or took part', () => {
    const entry = anEntry(ANA)
    expect(entryText(entry, aCompetition({ phase: 'finished', winner: entry.user }))).toBe('You won this competition.')
    expect(entryText(entry, aCompetition({ phase: 'finished', winner: null }))).toBe(
      'You took part in this competition.',
    )
  })

  it('the entry text of a league player names their division, and whether they came from above or below [PR448]', () => {
    const season = (ordinal: number, upper: PublicUser, lower: PublicUser) =>
      aStage([], {
        ...{ stage: `season-${ordinal}`, kind: 'season', ordinal, status: ordinal === 1 ? 'finished' : 'known' },
        divisions: [upper, lower].map((user, index) => ({
          ...{ division: index + 1, promoted: index, relegated: 1 - index, table: [aRow(user, 1)] },
        })),
      })
    const textOf = (user: PublicUser, ...stages: CompetitionStage[]) =>
      entryText(anEntry(user), aCompetition({ format: 'league', phase: 'running', stages }))
    const first = season(1, ANA, BEN)
    expect(textOf(ANA, first)).toBe('You play in division 1 of season 1.')
    expect(textOf(BEN, first, season(2, BEN, ANA))).toBe(
      'You went up after season 1. You play in division 1 of season 2.',
    )
    expect(textOf(ANA, first, season(2, BEN, ANA))).toBe(
      'You went down after season 1. You play in division 2 of season 2.',
    )
    expect(textOf(ANA, first, season(2, ANA, BEN))).toBe('You play in division 1 of season 2.')
    const [upper] = first.divisions
    expect(textOf(ANA, { ...first, divisions: upper ? [upper] : [] })).toBe('You play in season 1.')
  })

  const mayDo = (status: EntryStatus) => {
    const mine = aSideOf({ entry: anEntry(ANA, { status }) })
    return [mayWithdraw(aCompetition(), mine), mayEnrolAgain(mine)]
  }

  it('a user can withdraw a place or a reserve entry until the competition ends, and can then enrol again unless disqualified [PR442]', () => {
    expect(mayDo('place')).toEqual([true, false])
    expect(mayDo('reserve')).toEqual([true, false])
    expect(mayDo('withdrawn')).toEqual([false, true])
    expect(mayDo('disqualified')).toEqual([false, false])
    const over = aCompetition({ phase: 'finished' })
    expect(mayWithdraw(over, aSideOf({ entry: anEntry(ANA) }))).toBe(false)
  })
})

describe('a refused request', () => {
  it('the text of a refused request to enrol or withdraw says what happened and what to do next [PR442]', () => {
    const refusal = (code: string, message: string) =>
      refusalOf(new CallError({ status: 409, code: code as never, message }))
    expect(refusal('already-enrolled', 'You are already enrolled in this competition.')).toBe(
      'You are already enrolled in this competition. You enrolled in another window.',
    )
    expect(refusal('competition-not-found', 'Competition not found')).toBe(
      'Competition not found. The competition may be private: ask the organiser for the code.',
    )
    expect(refusal('code-spent', 'Another player has already used this invitation code. Ask for another code.')).toBe(
      'Another player has already used this invitation code. Ask for another code.',
    )
    expect(refusalOf(undefined)).toBeUndefined()
  })
})
