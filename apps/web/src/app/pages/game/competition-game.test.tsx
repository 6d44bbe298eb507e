import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { PastGamesTable } from '../../../features/past-games/past-games-table.tsx'
import { ResultStage } from '../../../features/result/result-stage.tsx'
import { aLobby, CUP, inCompetition, LOBBY_ID } from '../../../push/lobby/a-lobby.test-support.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { ClosedLobby } from './closed-lobby.tsx'
import { FindGame } from './find-game.tsx'
import { GameFoot } from './game-foot.tsx'
import { MatchEnd } from './match-end.tsx'

const game = inCompetition(aLobby())

beforeEach(() => {
  localStorage.clear()
  activeLobby.clear()
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('scrollTo', () => undefined)
})

function show(page: ReactNode) {
  const root = createRootRoute({ component: Outlet })
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => page })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => 'Elsewhere' })
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

const backLink = () => screen.findByRole('link', { name: 'Back to the competition' })

it('the footer of a competition’s game leads to the competition, and offers no code, no invitation and no leaving [PR402]', async () => {
  show(<GameFoot lobby={game} isPenalised={false} onLeave={() => {}} isLeaving={false} />)
  expect(await backLink()).toHaveAttribute('href', `/compete/${CUP._id}`)
  expect(screen.queryByRole('button', { name: /Leave Game|Invite|lobby code/ })).toBeNull()
  expect(screen.getByRole('button', { name: /House rules/ })).toHaveTextContent(/^House rules: 10-minute rounds/)
})

it('a spectator of a competition’s game leaves the game by the link back to the competition [PR402]', async () => {
  const onLeave = vi.fn()
  const watcher = { ...game, currentUser: { ...game.currentUser, role: 'spectator' as const, ranked: false } }
  show(<GameFoot lobby={watcher} isPenalised={false} onLeave={onLeave} isLeaving={false} />)
  await userEvent.click(await backLink())
  expect(onLeave).toHaveBeenCalledOnce()
})

it('the footer of an ordinary game shows the code, the invitation and Leave Game', async () => {
  show(<GameFoot lobby={aLobby()} isPenalised={false} onLeave={() => {}} isLeaving={false} />)
  expect(await screen.findByRole('button', { name: 'Leave Game' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /lobby code/ })).toHaveTextContent('AB23CD')
  expect(screen.queryByRole('link', { name: 'Back to the competition' })).toBeNull()
})

it('the result of a competition’s game leads to the competition and mentions no pot [PR402]', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }))
  const ended = { ...game, match: { ...game.match, status: 'completed' as const } }
  show(<MatchEnd lobby={ended} onPlayAgain={() => {}} isLeaving={false} />)
  expect(await backLink()).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull()
  const stage = screen.getByRole('region', { name: 'Match Complete' })
  expect(stage).toHaveTextContent('Office Cup')
  expect(stage).not.toHaveTextContent(/pot|Lobby/)
})

it('the main press after a competition’s game is the next fixture if that is known [PR402]', async () => {
  const other = { matchId: 'm2', homeTeam: 'Spain', awayTeam: 'Italy', kickOffAt: '2026-06-20T18:00:00.000Z' }
  const next = { ...other, lobbyId: LOBBY_ID, stage: 'round-2' }
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).includes(CUP._id)
      ? Response.json({ competition: { _id: CUP._id, version: 1 }, mine: { next } })
      : Response.json({}, { status: 404 }),
  )
  const ended = { ...game, match: { ...game.match, status: 'completed' as const } }
  show(<MatchEnd lobby={ended} onPlayAgain={() => {}} isLeaving={false} />)
  const main = await screen.findByRole('link', { name: 'Next fixture: Spain v Italy' })
  expect(main).toHaveAttribute('href', `/game/${LOBBY_ID}`)
  expect(await backLink()).toBeInTheDocument()
})

it('the result of a game waits for its trophies, so that the page does not move when they come [PR869]', async () => {
  let answers: (reply: Response) => void = () => {}
  vi.stubGlobal('fetch', (url: string) =>
    String(url).includes('troph')
      ? new Promise<Response>((resolve) => {
          answers = resolve
        })
      : Promise.resolve(Response.json({}, { status: 404 })),
  )
  const ended = { ...game, match: { ...game.match, status: 'completed' as const } }
  show(<MatchEnd lobby={ended} onPlayAgain={() => {}} isLeaving={false} />)
  expect(await screen.findByText('Loading results...')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Match Complete' })).toBeNull()
  answers(Response.json({ state: 'none', counts: { code: 'competition' }, awards: [], corrected: false }))
  expect(await screen.findByRole('region', { name: 'Match Complete' })).toHaveTextContent('No trophies')
})

it('the result of an ordinary game names its lobby and the pot', () => {
  render(
    <ResultStage lobby={{ ...aLobby(), counts: { code: 'counts' } }} title="Final result">
      <p>The end</p>
    </ResultStage>,
  )
  expect(screen.getByRole('region')).toHaveTextContent('Lobby AB23CD · pot 200 trophies')
})

it('a competition’s game that closed because its players changed says so, and only leads back to the competition [PR402]', async () => {
  show(<ClosedLobby why={{ code: 'players-changed' }} competition={game.competition} onBack={() => {}} />)
  expect(await backLink()).toHaveAttribute('href', `/compete/${CUP._id}`)
  expect(screen.getByText(/The players of this game changed/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it('opening the address of a competition’s game as a member makes it the active game [PR401]', async () => {
  vi.stubGlobal('fetch', async () => Response.json(game))
  show(<FindGame code={LOBBY_ID} />)
  await waitFor(() => expect(activeLobby.get()).toMatchObject({ lobbyId: LOBBY_ID, lobbyCode: '' }))
})

it('opening the address of a competition’s game as another user says that they have no seat [PR401]', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'Lobby not found', code: 'lobby-not-found' }, { status: 404 }),
  )
  show(<FindGame code={LOBBY_ID} />)
  expect(await screen.findByText('You have no seat in this game')).toBeInTheDocument()
  expect(activeLobby.get()).toBeUndefined()
})

it('the list of previous results shows a competition’s name instead of the lobby code [PR402]', () => {
  const { counts, match, leaderboard } = game
  const result = { _id: LOBBY_ID, lobbyCode: '', matchId: match._id, startTime: null, leaderboard, counts, why: null }
  const one = { ...result, homeTeam: 'France', awayTeam: 'Croatia', position: 1, userWon: true, trophies: 0 }
  const results = [{ ...one, provisional: false, status: 'completed' as const, competition: game.competition }]
  render(<PastGamesTable results={results} isStale={false} link={(_id, { children }) => children} />)
  expect(screen.getByText('Office Cup')).toBeInTheDocument()
})
