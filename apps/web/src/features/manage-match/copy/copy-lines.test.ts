import type { CopyPreview } from '@bettle/contract'
import { expect, it } from 'vitest'
import { copyLines } from './copy-lines.ts'

const NOTHING: CopyPreview = {
  eventTypes: { added: [], taken: [], isReordered: false },
  odds: [],
  halves: { added: [], taken: [] },
  rounds: [],
}

it('the preview of copying one match’s preparation to another has no lines if both matches have the same preparation', () => {
  expect(copyLines(NOTHING)).toEqual([])
})

it('the preview of copying one match’s preparation to another lists each change in a line', () => {
  const lines = copyLines({
    eventTypes: { added: ['Nutmeg', 'Backheel'], taken: ['Offside'], isReordered: true },
    odds: [
      { eventType: 'Goal', betType: 'under', threshold: 3.5, before: null, after: 4.5 },
      { eventType: 'Corner', betType: 'over', threshold: 0.5, before: 1.8, after: null },
    ],
    halves: { added: [3], taken: [] },
    rounds: [
      { halfNumber: 1, before: 5, after: 5 },
      { halfNumber: 3, before: 0, after: 1 },
    ],
  })
  expect(lines).toEqual([
    'Event types to add: Nutmeg, Backheel',
    'Event types to remove: Offside. Bets on these event types are still settled',
    'The order of the event types will change',
    'Half to add: 3',
    'Half 1: the start or end minutes of rounds will change',
    'Half 3: 1 round (now: 0)',
    'Goal under 3.5: 4.50 (now: not offered)',
    'Corner over 0.5: not offered (now: 1.80)',
  ])
})
