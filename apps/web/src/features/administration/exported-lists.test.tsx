import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { AuditLog } from './audit-log.tsx'
import { LobbyList, LobbyUserList, UserBetList } from './lobby-lists.tsx'
import { ReportList } from './report-list.tsx'
import { UserList } from './user-list.tsx'

const AT = '2026-11-20T19:45:00.000Z'
const match = { _id: 'm1', homeTeam: 'Ana United', awayTeam: '=cmd|calc', status: 'active' }
const lists = { search: {}, onSearch: () => {} }
const listedUser = { _id: 'u1', name: 'Ana Lee', username: 'ana' }

/** Returns the exported rows of a list, each as a map from column name to cell. */
async function exported(list: ReactElement, reply: object): Promise<Record<string, string>[]> {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async () => Response.json({ ...reply, total: 1 }))
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${files.push(blob as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const root = createRootRoute({ component: () => list })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Export CSV' })
  // A list without records offers no export.
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.setup().click(button)
  await waitFor(() => expect(files).toHaveLength(1))
  const [head = '', ...lines] = ((await files[0]?.text()) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])))
}

it('the exported audit log names the operator and match of each action, and whether it was undone [D9]', async () => {
  const action = {
    _id: 'a1',
    at: AT,
    user: listedUser,
    kind: 'delete-match',
    match,
    before: null,
    after: null,
    undoes: null,
    whyNot: 'undone',
    canUndo: false,
  }
  expect(await exported(<AuditLog {...lists} given={{}} />, { actions: [action] })).toMatchObject([
    {
      'When (UTC)': '2026-11-20 19:45:00',
      Who: 'Ana Lee',
      Username: 'ana',
      What: 'delete match',
      Match: 'Ana United v =cmd|calc',
      Undo: 'no',
      Undone: 'yes',
    },
  ])
})

it('the exported list of users contains the role of each user and whether they are disabled or banned; the screen shows the other columns [D9] [MD8] [PR292]', async () => {
  const user = {
    ...listedUser,
    email: 'ana@bettle.example',
    role: 'admin',
    disabledAt: AT,
    bannedUntil: AT,
    createdAt: AT,
    lastLoginAt: null,
  }
  expect(await exported(<UserList {...lists} />, { users: [user] })).toEqual([
    {
      Name: 'Ana Lee',
      Email: 'ana@bettle.example',
      Role: 'admin',
      Disabled: 'yes',
      'Banned until (UTC)': '2026-11-20 19:45:00',
      'Created Date (UTC)': '2026-11-20 19:45:00',
      'Last Login Date (UTC)': '',
    },
  ])
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.filter((head) => /\w/.test(head ?? ''))).toEqual([
    ...['Name', 'Email', 'Created Date', 'Last Login Date', 'Actions'],
  ])
  // The screen shows the day of the reader's time zone.
  const day = new Date(AT).getDate()
  expect(screen.getByRole('cell', { name: `11-${day}-2026` })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add User' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Edit Ana Lee' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete Ana Lee' })).toBeVisible()
})

it('the exported list of lobbies says of each lobby whether it is private, and how many spectators it has [D9]', async () => {
  const lobby = {
    _id: 'l1',
    lobbyCode: 'ABCDEF',
    match,
    hostUser: listedUser,
    players: 2,
    spectators: 3,
    isPrivate: true,
    status: 'open',
    roundDuration: 10,
    createdAt: AT,
  }
  expect(await exported(<LobbyList {...lists} add={null} inviteTo={() => null} />, { lobbies: [lobby] })).toMatchObject(
    [{ Code: 'ABCDEF', Private: 'yes', Players: '2', Spectators: '3', 'Created Date (UTC)': '2026-11-20 19:45:00' }],
  )
})

it('the exported list of members says of each member whether they have left [D9]', async () => {
  const member = {
    _id: 'x',
    lobby: { _id: 'l1', lobbyCode: 'ABCDEF' },
    user: listedUser,
    role: 'player',
    chips: -5,
    betsPlaced: 3,
    betsWon: 1,
    present: false,
    joinedAt: AT,
  }
  expect(await exported(<LobbyUserList {...lists} />, { lobbyUsers: [member] })).toMatchObject([
    { Name: 'ana', Left: 'yes', Chips: '-5', 'Joined (UTC)': '2026-11-20 19:45:00' },
  ])
})

it('the list of reports names the competition of a game, which has no code, on the screen and in the export [D9] [CP58]', async () => {
  const report = {
    _id: 'r1',
    kind: 'name',
    status: 'open',
    user: listedUser,
    username: 'ana',
    text: null,
    lobby: { _id: 'l1', lobbyCode: '', matchId: 'm1', competition: { _id: 'c1', name: 'Office Cup' } },
    count: 1,
    reasons: ['other'],
    lastAt: AT,
  }
  const list = <ReportList {...lists} status={undefined} onStatus={() => {}} />
  expect(await exported(list, { reports: [report] })).toMatchObject([{ Lobby: 'Office Cup' }])
  expect(screen.getByRole('cell', { name: 'Office Cup' })).toBeVisible()
})

it('the exported list of bets names the match in a form that no spreadsheet evaluates [D9] [D3]', async () => {
  const bet = {
    _id: 'b1',
    user: listedUser,
    odds: { name: 'Over 1.5 Corners', odds: 1.8 },
    matchRound: { roundNumber: 2 },
    lobbyCode: 'ABCDEF',
    match: { ...match, homeTeam: '=cmd|calc' },
    stake: 10,
    outcome: 'won',
  }
  expect(await exported(<UserBetList {...lists} />, { bets: [bet] })).toMatchObject([
    { Player: 'ana', Lobby: 'ABCDEF', Match: "'=cmd|calc v =cmd|calc", Stake: '10' },
  ])
})
