import { expect, it } from 'vitest'
import { noticeText } from './notice-text.ts'

const said = (kind: string, stage: string | null = null) => noticeText({ kind, details: { name: 'Office Cup', stage } })

it.each([
  ['drawn', 'groups', 'The draw for Office Cup was made. You play in the group stage.'],
  ['drawn', 'season-2', 'The draw for Office Cup was made. You play in season 2.'],
  ['seated', null, 'Your seat in the next game of Office Cup is ready. You can bet before kick-off.'],
  [
    'unseated',
    'groups',
    'You no longer play in one of the next games of Office Cup. Your bets in it are void, and you lose nothing.',
  ],
  [
    'rivals-changed',
    'groups',
    'The players of your next game in Office Cup have changed. You keep your seat and your bets.',
  ],
  ['advanced', 'groups', 'You have reached the knockout of Office Cup.'],
  ['advanced', 'round-1', 'You have reached the next round of Office Cup.'],
  ['eliminated', 'round-2', 'You are out of Office Cup after knockout round 2.'],
  ['champion', 'round-3', 'You have won Office Cup. Congratulations!'],
  ['promoted', 'season-1', 'You go up a division in Office Cup after season 1.'],
  ['relegated', 'season-1', 'You go down a division in Office Cup after season 1.'],
  ['admitted', null, 'A place in Office Cup became free. You now have this place.'],
  [
    'place-lost',
    null,
    'Your account was disabled for a while, so you lost your place in Office Cup. While enrolment is open you can enrol again.',
  ],
  ['left-out', null, 'You do not play in Office Cup: you were a reserve, and no place became free.'],
  ['waiting', 'season-1', 'You play in Office Cup from the next season on.'],
  ['started', 'groups', 'Your game in Office Cup has started.'],
  ['lapsed', 'season-1', 'Office Cup goes on without you, because you were absent from your last games.'],
  ['not-started', 'groups', 'Office Cup does not start, because there were too few players or matches.'],
])('a notice of kind %s (%s) is one plain sentence that names its competition [PR403]', (kind, stage, sentence) => {
  expect(said(kind, stage)).toBe(sentence)
})

it('a notice of a kind that this version of the app does not know still names its competition [PR403]', () => {
  expect(said('invented')).toBe('Office Cup has news that this version of Bettle cannot show. Reload the page.')
  expect(said('toString')).toBe('Office Cup has news that this version of Bettle cannot show. Reload the page.')
  expect(noticeText({ kind: 'cancelled', details: {} })).toBe(
    'A competition was cancelled. Finished games keep their results.',
  )
})

it('a notice of the next game names the user who opened it and the teams [G14] [PR570]', () => {
  const details = { code: 'AB23CD', by: 'Ben', home: 'Spain', away: 'Italy', kickOffAt: null }
  expect(noticeText({ kind: 'rematch', details })).toBe(
    'Ben invites you to the next game with the same people: Spain v Italy.',
  )
})

it('a notice of a clash names both competitions [PR403] [CP74]', () => {
  const details = { name: 'Office Cup', other: 'City League' }
  expect(noticeText({ kind: 'clash', details })).toBe(
    'Your next game in Office Cup is at nearly the same time as your game in City League. You can play both.',
  )
  expect(said('clash')).toBe(
    'Your next game in Office Cup is at nearly the same time as your game in another competition. You can play both.',
  )
})

it('a notice of a moved kick-off says the new time of the kick-off [PR403]', () => {
  const details = { name: 'Office Cup', kickOffAt: new Date(2026, 5, 14, 18, 30).toISOString() }
  expect(noticeText({ kind: 'moved', details })).toMatch(
    /^Your next game in Office Cup has a new kick-off: 14 Jun 2026, 18:30\.$/,
  )
  expect(said('moved')).toBe('A match in Office Cup has a new kick-off.')
})
