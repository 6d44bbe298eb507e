import { expect, it } from 'vitest'
import { feedSteps } from './match-feed.ts'
import type { MatchFile, MatchFileEvent } from './match-file.ts'

const event = (half: number, second: number, eventType: string): MatchFileEvent => ({
  half,
  second,
  eventType,
  team: 'home',
})

function aFile(file: Partial<MatchFile> = {}): MatchFile {
  return {
    competition: 'Cup',
    season: '2026',
    date: '2026-01-03',
    kickoffUtc: '2026-01-03T15:00:00Z',
    homeTeam: 'Reds',
    awayTeam: 'Blues',
    finalScore: { home: 1, away: 0 },
    halves: [
      { halfNumber: 1, durationSeconds: 2750 },
      { halfNumber: 2, durationSeconds: 2900 },
    ],
    events: [event(1, 20, 'Throw'), event(1, 900, 'Shot'), event(1, 900, 'Goal'), event(2, 5, 'Corner')],
    ...file,
  }
}

const outcomes = (file: MatchFile) =>
  feedSteps(file, 'file').map((step) => {
    if (step.kind === 'event') return `${step.half}:${step.second} ${step.eventType} ${step.sourceId}`
    return step.kind === 'end-half' ? `${step.half}:${step.second} end` : `${step.half} start`
  })

it('turns a recorded match into replay steps in order, each half from kick-off to whistle [F2]', () => {
  expect(outcomes(aFile())).toEqual([
    '1 start',
    '1:20 Throw file:0',
    '1:900 Shot file:1',
    '1:900 Goal file:2',
    '1:2750 end',
    '2 start',
    '2:5 Corner file:3',
    '2:2900 end',
  ])
})

it('sorts the events of a match file that is out of order, and keeps their source ids [F2]', () => {
  const { events, halves } = aFile()
  const reversed = aFile({ events: events.toReversed(), halves: halves.toReversed() })
  expect(outcomes(reversed)).toEqual([
    '1 start',
    '1:20 Throw file:3',
    '1:900 Goal file:1',
    '1:900 Shot file:2',
    '1:2750 end',
    '2 start',
    '2:5 Corner file:0',
    '2:2900 end',
  ])
})

it('gives the events of a match file source ids that are unique, and the same ids every time [F2]', () => {
  const ids = feedSteps(aFile(), 'a').flatMap((step) => (step.kind === 'event' ? [step.sourceId] : []))
  expect(new Set(ids).size).toBe(4)
  expect(feedSteps(aFile(), 'a')).toEqual(feedSteps(aFile(), 'a'))
})

it('ends no half of a match file before the last event of the half [F2]', () => {
  expect(outcomes(aFile({ events: [event(2, 2930, 'Card')] }))).toContain('2:2931 end')
})
