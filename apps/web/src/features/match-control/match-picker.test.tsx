import type { Match } from '@bettle/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MatchPicker } from './match-picker.tsx'

const aMatch = (homeTeam: string, startTime: string | null, status: Match['status'] = 'upcoming') =>
  ({ _id: `m-${homeTeam}`, homeTeam, awayTeam: 'Brazil', startTime, status, score: { home: 0, away: 0 } }) as Match

const NAMES = [...'ABCDEFGHIJKLM']
/** Teams whose names are later in the alphabet have earlier kick-offs. */
const many = NAMES.map((name, index) => aMatch(`Team ${name}`, `2026-06-${30 - index}T15:00:00.000Z`))
const names = () => screen.getAllByRole('button').map(({ textContent }) => /Team .|Málaga/.exec(textContent ?? '')?.[0])

it('the match picker lists active matches, then upcoming ones, the next one first, then ended ones, the last one first [PR298] [PR308]', () => {
  render(
    <MatchPicker
      matches={[
        aMatch('Team A', null),
        aMatch('Team B', '2026-06-02T15:00:00.000Z'),
        aMatch('Team C', '2026-06-01T15:00:00.000Z'),
        aMatch('Team D', '2026-05-01T15:00:00.000Z', 'completed'),
        aMatch('Team E', '2026-05-02T15:00:00.000Z', 'completed'),
        aMatch('Team F', '2026-06-03T15:00:00.000Z', 'active'),
      ]}
      chosen={undefined}
      onChoose={() => undefined}
    />,
  )
  expect(names()).toEqual(['Team F', 'Team C', 'Team B', 'Team A', 'Team E', 'Team D'])
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('the match picker searches a long list by team names and ignores accents [PR308]', async () => {
  render(<MatchPicker matches={[...many, aMatch('Málaga', null)]} chosen={undefined} onChoose={() => undefined} />)
  expect(names()).toEqual([...NAMES.toReversed().map((name) => `Team ${name}`), 'Málaga'])
  const search = screen.getByRole('searchbox', { name: 'Search matches' })
  await userEvent.type(search, 'malaga')
  expect(names()).toEqual(['Málaga'])
  await userEvent.clear(search)
  await userEvent.type(search, 'nobody')
  expect(screen.getByText('No match found')).toBeInTheDocument()
})
