import '@testing-library/jest-dom/vitest'
import { type LobbyCard, LobbyId, MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCard } from '../a-card.test-support.ts'
import type { Joining } from '../join/use-joining.ts'
import { OpenLobbies } from './open-lobbies.tsx'

const open = aCard('AB23CD', 1)
const upcoming = {
  ...open.match,
  status: 'upcoming' as const,
  halves: open.match.halves.map((half) => ({ ...half, status: 'upcoming' as const })),
}

function show(lobbies: LobbyCard[] | undefined, props: Partial<ComponentProps<typeof OpenLobbies>> = {}) {
  const knock = vi.fn()
  const joining = { knock, choosing: undefined, pendingCode: undefined, problem: undefined } as unknown as Joining
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <OpenLobbies
        {...{ lobbies, joining }}
        removed={new Map()}
        above={new Set()}
        failed={false}
        staleSince={undefined}
        isFetching={false}
        now={minute(-90)}
        onRetry={() => undefined}
        hasMore={false}
        createButton={<button type="button">CREATE GAME</button>}
        {...props}
      />
    </QueryClientProvider>,
  )
  return { knock, user: userEvent.setup() }
}

describe('the list of open lobbies', () => {
  it('the list of open lobbies shows teams, next half, host, players, code and badge of each lobby [PR80]', () => {
    show([{ ...open, match: upcoming, preMatchBetting: true }])
    const row = screen.getByRole('listitem')
    expect(row).toHaveTextContent(`${upcoming.homeTeam} v ${upcoming.awayTeam}`)
    expect(row).toHaveTextContent(/\d\d [A-Z][a-z]{2} 2026, \d\d:\d\d · Half 1/)
    expect(row).toHaveTextContent(open.hostUser.username)
    expect(row).toHaveTextContent('1 / 8')
    expect(row).toHaveTextContent('AB23CD')
    expect(row).toHaveTextContent('PRE-MATCH BETTING')
    expect(screen.getByText('1 open lobby')).toBeInTheDocument()
  })

  it('the list of open lobbies shows the number of lobbies with a plus if the server has more pages', () => {
    show(manyCards(32), { hasMore: true })
    expect(screen.getByText('32+')).toBeVisible()
    expect(screen.getByText('More than 32 open lobbies')).toBeInTheDocument()
  })

  it('the list of open lobbies shows the score at half-time, when no minute runs [PR87]', () => {
    const [first, second] = open.match.halves
    if (!first || !second) throw new Error('a match has two halves')
    const halves = [
      { ...first, status: 'finished' as const, endTime: new Date(minute(46)).toISOString() },
      { ...second, status: 'upcoming' as const, startTime: null },
    ]
    show([{ ...open, match: { ...open.match, status: 'active', halves, score: { home: 2, away: 1 } } }], {
      now: minute(50),
    })
    expect(screen.getByRole('listitem')).toHaveTextContent('2–1')
  })

  it('the list of open lobbies says that a match is for practice, and shows its tempo [PR87]', () => {
    show([{ ...open, match: { ...open.match, isPractice: true, tempo: 10 } }])
    expect(screen.getByRole('listitem')).toHaveTextContent(/Practice/)
    expect(screen.getByRole('listitem')).toHaveTextContent('10 times as fast as in real life')
  })

  it('the list of open lobbies offers no seat in a lobby to a player who was removed from that lobby [PR85]', () => {
    show([open], { removed: new Map([[open._id, 'out']]) })
    expect(screen.getByText('REMOVED')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Join/ })).toBeDisabled()
  })

  it('the list of open lobbies says that a pressed lobby can no longer be joined, but does not repeat the error of a typed code', () => {
    const problem = { code: 'AB23CD', message: 'Lobby not found', isOver: true, isTyped: false }
    const joining = { knock: vi.fn(), problem } as unknown as Joining
    show([], { joining })
    expect(screen.getByRole('alert')).toHaveTextContent('You can no longer join lobby AB23CD.')
    cleanup()
    show([], { joining: { ...joining, problem: { ...problem, isTyped: true } } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('an empty list of open lobbies says that no lobbies were found, and offers the player to create a game [PR81]', () => {
    show([])
    expect(screen.getByText('NO LOBBIES FOUND')).toBeVisible()
    expect(screen.getByText('Try creating your own game')).toBeVisible()
    expect(screen.getByRole('button', { name: 'CREATE GAME' })).toBeVisible()
  })

  it('the list of open lobbies keeps its rows when a refresh fails, and shows the time of the last successful one [PR82]', async () => {
    const onRetry = vi.fn()
    const { user } = show([open], { failed: true, staleSince: new Date(2026, 5, 14, 9, 5).getTime(), onRetry })
    expect(screen.getByRole('alert')).toHaveTextContent('ERRORFailed to load lobbies. Please try again.')
    expect(screen.getByText('as of 09:05')).toBeVisible()
    expect(screen.getByRole('listitem')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('the list of open lobbies marks a full lobby, and lets the user watch it', async () => {
    const { knock, user } = show([aCard('AAAAA2', 8)])
    expect(screen.getByText('FULL')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Watch/ }))
    expect(knock).toHaveBeenCalledOnce()
  })

  it('the list of open lobbies has a search field if it has 13 lobbies, and says if the search finds none', async () => {
    const { user } = show(manyCards(13))
    await user.click(screen.getByLabelText('Filter lobbies'))
    await user.paste('qqqqq7')
    expect(screen.getAllByText(/^QQQQQ.$/)).toHaveLength(1)
    await user.paste(' nobody')
    expect(screen.getByText('No lobby found for “qqqqq7 nobody”.')).toBeVisible()
  })

  it('the list of open lobbies shows 30 lobbies first, and further ones after a press on Show more', async () => {
    const { user } = show(manyCards(32))
    expect(screen.getAllByText(/^QQQQQ.$/)).toHaveLength(30)
    await user.click(screen.getByText(/^Show 2 more$/))
    expect(screen.getAllByText(/^QQQQQ.$/)).toHaveLength(32)
  })
})

describe('lobbies of the same match', () => {
  const other = { ...open.match, _id: MatchId.parse(open.match._id.replace(/..$/, 'ff')), homeTeam: 'Spain' }

  it('the list of open lobbies groups lobbies by match, shows the first with a seat and folds the others in the server’s order, and each row still names its match [PR83]', () => {
    show([
      aCard('AAAAA2', 8, { _id: idOf(1) }),
      aCard('SPAIN2', 1, { _id: idOf(2), match: other }),
      aCard('BBBBB2', 1, { _id: idOf(3), createdAt: '2030-01-01T00:00:00.000Z' }),
      aCard('CCCCC2', 1, { _id: idOf(4) }),
    ])
    const group = screen.getByRole('region', { name: `${open.match.homeTeam} v ${open.match.awayTeam}` })
    const rows = within(group).getAllByRole('listitem')
    expect(rows.map((row) => /[A-Z]{5}2/.exec(row.textContent)?.[0])).toEqual(['BBBBB2', 'AAAAA2', 'CCCCC2'])
    const fold = within(group).getByText('2 more lobbies').closest('details')
    expect(rows.map((row) => fold?.contains(row))).toEqual([false, true, true])
    for (const row of rows) expect(row).toHaveTextContent(open.match.homeTeam)
    expect(screen.queryByRole('region', { name: /^Spain/ })).toBeNull()
  })

  it('the list of open lobbies folds the lobbies of a match that the page shows above, and the search opens them [PR851]', async () => {
    const above = new Set([other._id])
    const many = manyCards(13)
    const { user } = show([aCard('SPAIN2', 1, { _id: idOf(60), match: other }), ...many], { above })
    const fold = screen.getByText('1 lobby on a match above').closest('details')
    expect(fold?.open).toBe(false)
    expect(
      within(fold as HTMLElement).getByRole('button', { name: /^Join Spain .* SPAIN2$/, hidden: true }),
    ).toBeEnabled()
    await user.type(screen.getByLabelText('Filter lobbies'), 'spain2')
    expect(screen.getByText('1 lobby on a match above').closest('details')?.open).toBe(true)
  })
})

it('the list of open lobbies fetches the server’s next page on request, after all loaded lobbies are shown [PR83]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ error: 'Not now', code: 'invalid-request' }, { status: 400 })
  })
  const { user } = show(manyCards(31), { hasMore: true })
  await user.click(screen.getByText(/^Show 1 more$/))
  expect(asked).toEqual([])
  await user.click(await screen.findByText(/^Show more$/, {}, { timeout: 10_000 }))
  expect(asked).toEqual(['/api/app/lobby?page=2&pageSize=200'])
  expect(await screen.findByText('More lobbies could not be loaded. Please try again.')).toBeVisible()
  vi.unstubAllGlobals()
})

const idOf = (index: number) => LobbyId.parse(open._id.replace(/..$/, String(index + 10)))

function manyCards(count: number): LobbyCard[] {
  return [...'98765432ZYXWVUTSRQPNMLKJHGFEDCBA']
    .slice(0, count)
    .map((sign, index) => aCard(`QQQQQ${sign}`, 1, { _id: LobbyId.parse(open._id.replace(/..$/, String(index + 10))) }))
}

it('the list of open lobbies starts with a running match, even in an older lobby, and adds further lobbies below the visible ones', async () => {
  const others = Array.from({ length: 40 }, (_, number) => ({
    ...aCard(`AAAA${String(number).padStart(2, '0')}`, 1),
    match: { ...upcoming, _id: MatchId.parse(`01900000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`) },
  }))
  const { user } = show([...others, open])
  const codes = () => screen.getAllByRole('listitem').map((row) => /AB23CD|AAAA\d\d/.exec(row.textContent ?? '')?.[0])
  const before = codes()
  expect(before).toHaveLength(30)
  expect(before[0]).toBe('AB23CD')
  await user.click(screen.getByRole('button', { name: 'Show 11 more' }))
  expect(codes()).toHaveLength(41)
  expect(codes().slice(0, 30)).toEqual(before)
})

describe('the rows of the open lobbies under a finger', () => {
  const aMatchId = MatchId.parse(open.match._id.replace(/.$/, '9'))
  const first = aCard('AAAAAA', 1)
  const second = aCard('BBBBBB', 2, { _id: LobbyId.parse(first._id.replace(/.$/, '9')) })
  const full = { ...first, players: first.gameSettings.maxPlayers }
  const rows = () => screen.getAllByRole('listitem').map((row) => /[A-Z]{6}/.exec(row.textContent ?? '')?.[0])
  const listWith = (lobbies: LobbyCard[]) => (
    <QueryClientProvider client={makeQueryClient()}>
      <OpenLobbies
        {...{ lobbies, failed: false, staleSince: undefined, isFetching: false, now: minute(-90), hasMore: false }}
        joining={{ knock: vi.fn() } as unknown as Joining}
        removed={new Map()}
        above={new Set()}
        onRetry={() => undefined}
        createButton={null}
      />
    </QueryClientProvider>
  )

  it('a lobby that fills keeps its place while its row is pressed, and says that it is full', async () => {
    const user = userEvent.setup()
    const { rerender } = render(listWith([first, second]))
    expect(rows()[0]).toBe('AAAAAA')
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: /^Join .*AAAAAA$/ }) })
    rerender(listWith([full, second]))
    expect(rows()[0]).toBe('AAAAAA')
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('FULL')
    await user.pointer({ keys: '[/MouseLeft]' })
    expect(rows()[0]).toBe('BBBBBB')
  })

  it('a lobby that closes keeps its place while its row has the focus, until the focus leaves the list', async () => {
    const user = userEvent.setup()
    const { rerender } = render(listWith([first, { ...second, match: { ...second.match, _id: aMatchId } }]))
    await user.tab()
    expect(screen.getByRole('button', { name: /AAAAAA$/ })).toHaveFocus()
    rerender(listWith([{ ...second, match: { ...second.match, _id: aMatchId } }]))
    expect(rows()).toEqual(['AAAAAA', 'BBBBBB'])
    await user.tab()
    await user.tab()
    expect(rows()).toEqual(['BBBBBB'])
  })
})
