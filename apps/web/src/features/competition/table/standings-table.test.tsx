import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ANA, BEN, CLEO, userId } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCompetition, anEntry, aRow, DORA } from '../a-competition.test-support.ts'
import { peopleOf } from '../people.ts'
import { StandingsTable } from './standings-table.tsx'
import { ZoneLegend } from './zone-legend.tsx'
import { divisionZones, groupZones } from './zones.ts'

const people = peopleOf(aCompetition(), BEN._id)
const aDivision = (promoted: number, relegated: number) => ({ division: 2, promoted, relegated, table: [] })
const ZONES = divisionZones(aDivision(1, 1), false)
const TABLE = [
  aRow(ANA, 1, { points: 17, wins: 1, chips: 240, present: 2, form: [1, 2] }),
  aRow(BEN, 2, { points: 17, wins: 1, chips: 200, present: 3, form: [4, 3, 1, 2, null, 1], decidedBy: 'chips' }),
  aRow(CLEO, 3, { points: 5, decidedBy: 'points' }),
]
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

it('a standings table names its players and zones, the criterion that put a player behind another, and the last five ranks [PR443]', () => {
  render(<StandingsTable caption="Division 1, table" rows={TABLE} people={people} zones={ZONES} />)
  expect(screen.getByRole('table', { name: 'Division 1, table' })).toBeInTheDocument()
  expect(within(rowOf('ana')).getByText('Promotion')).toBeInTheDocument()
  expect(within(rowOf('cleo')).getByText('Relegation')).toBeInTheDocument()
  const own = rowOf('ben')
  expect(own).toHaveTextContent('You')
  expect(own).toHaveTextContent('Equal wins, but fewer chips')
  expect(
    within(own).getAllByText('Ranks in the last games, oldest first: 3rd, 1st, 2nd, absent, 1st.'),
  ).not.toHaveLength(0)
  expect(rowOf('cleo')).not.toHaveTextContent(/Equal/)
})

it('a standings table without results names no criterion, because only the lot orders it [PR443]', () => {
  render(<StandingsTable caption="Group A" rows={[aRow(ANA, 1), aRow(DORA, 2)]} people={people} />)
  expect(rowOf('dora')).not.toHaveTextContent('decided by lot')
})

it('a standings table without results says of no player that they go on [PR443]', () => {
  render(
    <StandingsTable caption="Group A" rows={[aRow(ANA, 1), aRow(DORA, 2)]} people={people} zones={groupZones(2)} />,
  )
  expect(screen.queryByText('Goes on')).not.toBeInTheDocument()
})

it('a long standings table shows its top and the user’s own rank, and all rows after a press [PR443]', async () => {
  const users = Array.from({ length: 60 }, (_, n) => ({ ...ANA, _id: userId(n + 1), username: `player ${n + 1}.` }))
  const many = peopleOf({ players: users.map((user) => anEntry(user)) }, users[49]?._id)
  render(<StandingsTable caption="Division 1" people={many} rows={users.map((user, index) => aRow(user, index + 1))} />)
  expect(screen.getAllByRole('rowheader')).toHaveLength(20 + 5)
  expect(rowOf('player 50\\.')).toHaveTextContent('You')
  await userEvent.click(screen.getByRole('button', { name: 'Show all 60' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(60)
})

it('the legend of a standings table explains each zone in a sentence [PR443]', () => {
  const legendOf = (zones: ReturnType<typeof groupZones>) => {
    const { unmount } = render(<ZoneLegend zones={zones} />)
    const sentences = screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
    unmount()
    return sentences
  }
  expect(legendOf(ZONES)).toEqual([
    'The first player is promoted to division 1',
    'The last player is relegated to division 3',
  ])
  expect(legendOf(divisionZones(aDivision(2, 3), true))).toEqual([
    'The first 2 players were promoted to division 1',
    'The last 3 players were relegated to division 3',
  ])
  expect(legendOf(divisionZones(aDivision(0, 0), false))).toEqual([])
  expect(legendOf(groupZones(4))).toEqual(['The first 2 players reach the knockout'])
  expect(legendOf(groupZones(1))).toEqual(['The player in first place wins'])
})
