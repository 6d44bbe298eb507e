import type { Competition, TableRow, UserId } from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ANA, BEN, CLEO, CUP, userId } from '../../push/lobby/a-lobby.test-support.ts'
import { drawCompetition } from './draw-competition.tsx'

const MATCH = '01890a5d-ac96-774b-bcce-b302099c0009' as Competition['fixtures'][number]['matchId']
const row = (id: UserId, position: number, points: number): TableRow => ({
  ...{ userId: id, position, points, wins: points === 10 ? 1 : 0, chips: points * 10, bestFinish: points * 10 },
  ...{ present: 1, form: [position], decidedBy: position === 1 ? null : 'points' },
})

const cup: Competition = {
  ...{ _id: CUP._id, format: 'tournament', name: 'Office Cup', phase: 'running', organiser: ANA, isPrivate: false },
  ...{ isExclusive: false, isPractice: false, prize: null, promisedBy: null, places: 8, entries: 3, reserves: 0 },
  ...{ opensAt: '2026-06-01T08:00:00.000Z', closesAt: '2026-06-10T08:00:00.000Z', firstKickOff: null, winner: null },
  ...{ groupFixtures: 1, seasonFixtures: 6, seasons: 1, lastDay: '2026-07-01T00:00:00.000Z', closedBecause: null },
  ...{ gameSettings: DEFAULT_SETTINGS, seedHash: 'a', fixturesNeeded: 1, bracket: [], plates: [], trophies: [] },
  ...{ decided: [], serverTime: '2026-06-14T18:00:00.000Z', version: 4 },
  players: [ANA, BEN, CLEO].map((user) => ({ user, status: 'place', reserve: null, lot: 'b' })),
  fixtures: [
    {
      ...{ matchId: MATCH, homeTeam: 'France', awayTeam: 'Croatia', kickOffAt: '2026-06-14T18:30:00.000Z' },
      ...{ status: 'planned', failure: null, stage: 'groups' },
    },
  ],
  stages: [
    {
      ...{ stage: 'groups', kind: 'groups', ordinal: 1, status: 'under-way', lacksFixture: false, fixtures: [MATCH] },
      ...{ divisions: [] },
      groups: [
        {
          ...{ group: 0, division: null, members: [ANA._id, BEN._id], isProvisional: true, advancing: [], lobbies: [] },
          table: [row(BEN._id, 1, 10), row(ANA._id, 2, 7)],
        },
        {
          ...{ group: 1, division: null, members: [CLEO._id], isProvisional: false, advancing: [], lobbies: [] },
          table: [row(CLEO._id, 1, 10)],
        },
      ],
    },
  ],
}

function drawn(change: Partial<Competition> = {}) {
  document.body.innerHTML = drawCompetition({ ...cup, ...change })
  return within(document.body)
}

it('the public page of a competition shows its name, phase, tables and matches, and contains no script [PR406]', () => {
  const page = drawn()
  expect(page.getByRole('heading', { level: 1, name: 'Office Cup' })).toBeInTheDocument()
  expect(page.getByText('Tournament · Under way · 3 players')).toBeInTheDocument()
  const table = page.getByRole('table', { name: 'Group A (provisional)' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['#PlayerPointsWinsChips', `1${BEN.username}101100`, `2${ANA.username}7070`])
  expect(page.getByRole('table', { name: 'Group B' })).toBeInTheDocument()
  expect(page.getByText('14 Jun 2026, 18:30 UTC').closest('li')).toHaveTextContent('France v Croatia')
  expect(page.getByRole('link', { name: 'Open in Bettle' })).toHaveAttribute(
    'href',
    `/login?next=%2Fcompete%2F${CUP._id}&why=missing-tokens`,
  )
  expect(document.body.querySelector('script, style, [onclick]')).toBeNull()
})

it('the public page of a competition says which criterion put a player behind another, and who promises the prize [PR406]', () => {
  const [stage] = cup.stages
  const [group] = stage?.groups ?? []
  if (!stage || !group) throw new Error('the cup has a group')
  const table = [row(BEN._id, 1, 10), { ...row(ANA._id, 2, 10), decidedBy: 'chips' as const }]
  const page = drawn({
    ...{ prize: 'Two tickets', promisedBy: 'FC Floodlight' },
    stages: [{ ...stage, groups: [{ ...group, table }] }],
  })
  expect(page.getByRole('row', { name: new RegExp(ANA.username) })).toHaveTextContent('Equal wins, but fewer chips')
  expect(page.getByRole('row', { name: new RegExp(BEN.username) })).not.toHaveTextContent('Equal')
  expect(page.getByText(/^Prize:/)).toHaveTextContent(
    'Prize: Two tickets The prize is promised by FC Floodlight, not by Bettle. Entering costs nothing.',
  )
})

it('the public page of a competition shows the hash of the draw’s seed, and after the draw a link to the check of the draw [PR406] [PR446]', () => {
  const draw = () => within(within(document.body).getByRole('region', { name: 'The draw' }))
  drawn({ seedHash: 'abc123', stages: [] })
  expect(draw().getByText('abc123')).toBeInTheDocument()
  expect(draw().queryByRole('link')).toBeNull()
  drawn({ seedHash: 'abc123' })
  expect(draw().getByRole('link', { name: 'Check the draw' })).toHaveAttribute(
    'href',
    `/login?next=%2Fcompete%2F${CUP._id}%2Fdraw&why=missing-tokens`,
  )
})

it('the public page of a competition shows its bracket and its winner [PR406]', () => {
  const page = drawn({
    phase: 'finished',
    winner: BEN,
    bracket: [
      {
        stage: 'round-1',
        ties: [
          {
            sides: [
              { userId: BEN._id, seed: 1 },
              { userId: ANA._id, seed: 4 },
            ],
            winner: BEN._id,
          },
          { sides: [{ userId: CLEO._id, seed: 2 }, null], winner: null },
        ],
      },
      { stage: 'round-2', ties: [{ sides: [{ userId: BEN._id, seed: 1 }, null], winner: BEN._id }] },
    ],
  })
  expect(page.getByText(/^Winner:/)).toHaveTextContent(`Winner: ${BEN.username}`)
  const semiFinals = within(page.getByRole('region', { name: 'Semi-finals' })).getAllByRole('listitem')
  expect(semiFinals.map(({ textContent }) => textContent)).toEqual([
    `${BEN.username}goes on${ANA.username}`,
    `${CLEO.username}To be decided`,
  ])
  expect(page.getByRole('region', { name: 'Final' })).toHaveTextContent(BEN.username)
})

it('the public page of a competition with open enrolment shows the number of reserves, when enrolment closes, and a link to enter [PR406]', () => {
  const page = drawn({ phase: 'enrolling', stages: [], reserves: 2 })
  expect(page.getByText('Tournament · Enrolment open · 3 of 8 places taken')).toBeInTheDocument()
  expect(page.getByRole('region', { name: 'Players' })).toHaveTextContent('2 in reserve')
  expect(page.getByRole('link', { name: 'Enter this competition' })).toBeInTheDocument()
  expect(document.body).toHaveTextContent('Enrolment closes on 10 Jun 2026, 08:00 UTC.')
})

it('the public page of a competition treats every text of users as plain text [PR406]', () => {
  const signs = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`
  const users = [ANA, BEN, CLEO].map((user, index) => ({ ...user, _id: userId(index + 1), username: signs }))
  drawn({
    ...{ name: signs, prize: signs, promisedBy: signs, winner: users[0] ?? null, organiser: users[0] ?? null },
    players: users.map((user) => ({ user, status: 'place', reserve: null, lot: null })),
    fixtures: cup.fixtures.map((fixture) => ({ ...fixture, homeTeam: signs })),
  })
  expect(document.body.querySelector('script, img')).toBeNull()
  expect(document.querySelector('h1')?.textContent).toBe(signs)
})

it('the public page of a league shows its divisions from the highest to the lowest, with who is promoted and relegated [PR406]', () => {
  const [stage] = cup.stages
  if (!stage) throw new Error('the cup has a stage')
  const divisions = [1, 2].map((division) => ({
    ...{ division, promoted: division - 1, relegated: 2 - division, table: [row(ANA._id, 1, 7)] },
  }))
  const groups = stage.groups.map((group, index) => ({ ...group, division: index + 1, isProvisional: index === 1 }))
  const page = drawn({
    format: 'league',
    stages: [{ ...stage, stage: 'season-2', kind: 'season', ordinal: 2, groups, divisions }],
  })
  const season = within(page.getByRole('region', { name: 'Season 2' }))
  expect(season.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'Division 1',
    'Division 2 (provisional)',
  ])
  expect(
    season.getAllByRole('list', { name: 'What each place in the ranking means' }).map(({ textContent }) => textContent),
  ).toEqual(['The last player is relegated to division 2', 'The first player is promoted to division 1'])
})

it('names a deleted winner and organiser in the words of the page [A15] [PR1061]', () => {
  const gone = { ...BEN, username: 'Stored words k3x9a', name: 'Stored words k3x9a', isDeleted: true as const }
  const page = drawn({ phase: 'finished', winner: gone, organiser: gone })
  expect(page.getAllByText(/Deleted player k3x9a/).length).toBeGreaterThan(1)
  expect(page.queryByText(/Stored words/)).toBeNull()
})
