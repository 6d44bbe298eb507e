import { expect, it } from 'vitest'
import { createHalf } from './half.ts'
import { createMatch } from './match.ts'

const matchId = '01900000-0000-7000-8000-000000000001'

it.each(['finished', 'Finished', 'FINISHED', 'fINISHED', 'FinIshed'])(
  'a request may spell the status of a half ‘%s’; it is read in lower case [PR812]',
  (status) => {
    expect(createHalf.body.parse({ matchId, halfNumber: 3, status }).status).toBe('finished')
  },
)

it.each([
  ['Upcoming', 'upcoming'],
  ['ACTIVE', 'active'],
  ['Scheduled', 'upcoming'],
  ['ONGOING', 'active'],
  ['uPcoming', 'upcoming'],
  ['sCHEDuled', 'upcoming'],
])('a request may spell the status of a match ‘%s’; it is read as ‘%s’ [PR812]', (status, read) => {
  expect(createMatch.body.parse({ homeTeam: 'Spain', awayTeam: 'Italy', status }).status).toBe(read)
})

it('a request with an unknown status is refused in every spelling [PR812]', () => {
  for (const status of ['PAUSED', 'pAused', ' finished', '', 1, null]) {
    expect(createHalf.body.safeParse({ matchId, halfNumber: 3, status }).success).toBe(false)
  }
})
