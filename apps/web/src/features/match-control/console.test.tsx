import { type Match, type MatchEvent, MatchId, type UserId } from '@bettle/contract'
import { planRounds, type Timetable } from '@bettle/rules'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { serverNow } from '../../push/clock/server-clock.ts'
import { eventsKey } from '../../push/match/match-events-query.ts'
import { matchQuery } from '../../push/match/match-feed.ts'
import { useMatch } from '../../push/match/use-match.ts'
import { Console } from './console.tsx'

const ANA = '018f0000-0000-7000-8000-000000000001' as UserId
const matchId = MatchId.parse('01900000-0000-7000-8000-000000000001')
const MINUTE = 60_000

let asked: { path: string; body: Record<string, unknown> }[]
let kickOff: number
let isDead: boolean

beforeEach(() => {
  asked = []
  isDead = false
  kickOff = serverNow() - 100 * MINUTE
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(String(url), 'http://localhost').pathname.replace('/api', '')
    if (path === '/admin/game/at-console')
      return Response.json({ operators: [], impact: { lobbies: 0, players: 0, openBets: 0 } })
    if (method === 'GET') return Response.json({ feed: null, events: [], actions: [] })
    if (path.endsWith('/preview')) return Response.json({})
    if (isDead) throw new TypeError('no connection')
    const given = JSON.parse(String(body))
    asked.push({ path, body: given })
    return Response.json({ event: { _id: 'e', match: matchId, team: null, createdAt: iso(serverNow()), ...given } })
  })
})

const iso = (at: number) => new Date(at).toISOString()

function aMatch(more: Partial<Match>): Match {
  const halves = [1, 2].map((halfNumber) => ({
    ...{ _id: `h${halfNumber}` as Match['halves'][number]['_id'], match: matchId, halfNumber },
    ...{ status: 'finished' as const, startTime: iso(kickOff + (halfNumber - 1) * 50 * MINUTE) },
    endTime: iso(kickOff + (halfNumber - 1) * 50 * MINUTE + 46 * MINUTE),
  }))
  return {
    ...{ _id: matchId, homeTeam: 'France', awayTeam: 'Brazil', teams: [], status: 'completed', tempo: 1, halves },
    ...{ startTime: iso(kickOff), score: { home: 0, away: 0 }, suspended: false, suspendedEventTypes: [] },
    ...{ abandonedReason: null, abandonedWhy: null, endedAt: null, resultsConfirmedAt: null },
    ...{ createdAt: iso(kickOff), updatedAt: iso(kickOff), version: 1, ...more },
  }
}

function timetableOf({ halves, tempo, status }: Match): Timetable {
  return {
    tempo,
    matchStatus: status,
    halves: halves.map(({ _id, halfNumber, status: half, startTime, endTime }) => ({
      ...{ id: _id, halfNumber, status: half },
      ...{ startTime: Date.parse(startTime ?? ''), endTime: endTime === null ? null : Date.parse(endTime) },
    })),
    rounds: halves.flatMap(({ halfNumber }) =>
      planRounds(45, 10).map((round, index) => ({
        ...{ id: `r${halfNumber}${index}`, halfNumber, roundNumber: (halfNumber - 1) * 5 + index + 1, ...round },
      })),
    ),
  }
}

function atConsole(more: Partial<Match> = {}, events: readonly MatchEvent[] = []) {
  const match = aMatch(more)
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Console match={match} events={events} timetable={timetableOf(match)} userId={ANA} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('the console records an event at the typed minute, also if the console first asks for a reason after the results are confirmed [W5] [S8] [PR302]', async () => {
  const user = atConsole({ resultsConfirmedAt: iso(serverNow()) })
  await user.keyboard('m')
  await user.type(await screen.findByRole('textbox', { name: 'Minute' }), '37{Enter}')
  await user.keyboard('c')
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Seen again')
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toMatchObject([
      { eventType: 'Corner', reason: 'Seen again', timeStamp: iso(kickOff + 36.5 * MINUTE) },
    ]),
  )
})

it('the second press of the console’s suspension key resumes betting, also before the first press has reached the server [PR311]', async () => {
  isDead = true
  const user = atConsole({ status: 'active' })
  await user.keyboard('d')
  await user.keyboard('d')
  isDead = false
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/admin/game/suspend', '/admin/game/resume']))
})

it('the console sends the event types of a VAR check in one request, so that one undo reverts the whole check [O2] [PR311]', async () => {
  isDead = true
  const user = atConsole({ status: 'active' })
  await user.keyboard('v')
  await user.keyboard('v')
  isDead = false
  await waitFor(() => expect(asked).toHaveLength(2))
  const { path, body } = asked[0] ?? {}
  expect(path).toBe('/admin/game/suspend')
  expect(body).toEqual({ matchId, eventTypes: expect.arrayContaining(['Goal', 'Penalty', 'Card']) })
  expect(asked[1]?.path).toBe('/admin/game/resume')
})

it.each([
  ['moves an event two seconds from the boundary at once', 9 * 60 + 58, false],
  ['asks before it moves an event four minutes from the boundary', 6 * 60, true],
])('the console’s key for the neighbouring round %s [W2]', async (_what, second, isAsked) => {
  const match = aMatch({ status: 'active' })
  const event = {
    ...{ _id: 'e1' as MatchEvent['_id'], match: matchId, team: 'home' as const, eventType: 'Corner', sourceId: null },
    ...{ timeStamp: iso(kickOff + second * 1000), createdAt: iso(kickOff) },
  } as MatchEvent
  const withoutEvents = fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    init?.body
      ? withoutEvents(url, init)
      : Promise.resolve(
          Response.json({ feed: null, events: [event], actions: [], matchRounds: [], match, operators: [] }),
        ),
  )
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Console match={match} events={[event]} timetable={timetableOf(match)} userId={ANA} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await waitFor(() => expect(said('shown')).toBe('1'))
  await user.keyboard('1')
  await user.keyboard('b')
  if (isAsked) {
    expect(
      await screen
        .findByText('Move this event to the neighbouring round?')
        .then((title) => title.closest('dialog, [role]') ?? title),
    ).toHaveTextContent(/counts for the neighbouring round/)
    expect(asked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Move event' }))
  }
  await waitFor(() => expect(asked.map(({ body }) => body.timeStamp)).toEqual([iso(kickOff + 10 * MINUTE)]))
})

it('the console shows an event again after its deletion is undone, also if the server pushes no update [W5]', async () => {
  const held = { _id: 'e1' as MatchEvent['_id'], match: matchId, team: 'home' as const, eventType: 'Corner' }
  const event = { ...held, timeStamp: iso(kickOff + MINUTE), createdAt: iso(kickOff), sourceId: null }
  const line = { _id: '018f0000-0000-7000-8000-0000000000aa', kind: 'delete-event', at: iso(serverNow() - 1000) }
  const deletion = { ...line, user: { _id: ANA }, undoes: null, canUndo: true, whyNot: null, after: null }
  let events: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const path = new URL(String(url), 'http://localhost').pathname.replace('/api', '')
    if (path === '/admin/game/at-console')
      return Response.json({ operators: [], impact: { lobbies: 0, players: 0, openBets: 0 } })
    if (method === 'POST' && path.endsWith('/undo')) {
      events = [event]
      return Response.json({ action: { ...deletion, _id: 'undone', undoes: deletion._id } })
    }
    if (path === '/admin/action') return Response.json({ actions: [deletion], total: 1 })
    return Response.json({ feed: null, events, actions: [], matchRounds: [], match: aMatch({ status: 'active' }) })
  })
  const client = makeQueryClient()
  const match = aMatch({ status: 'active' })
  function Held() {
    const { events } = useMatch(matchId)
    return <Console match={match} events={events} timetable={timetableOf(match)} userId={ANA} />
  }
  render(
    <QueryClientProvider client={client}>
      <Held />
    </QueryClientProvider>,
  )
  const list = await screen.findByText(/recorded events/i)
  expect(list).toBeVisible()
  expect(document.querySelector('[data-console-shown]')?.getAttribute('data-console-shown')).toBe('0')
  await userEvent.setup().keyboard('{Backspace}')
  await waitFor(() =>
    expect(document.querySelector('[data-console-shown]')?.getAttribute('data-console-shown')).toBe('1'),
  )
})

it('the console shows an event without interruption while the recorded event replaces the queued press [W5]', async () => {
  const client = await atFetchedConsole()
  const seen: (string | null | undefined)[] = []
  const watch = new MutationObserver(() => seen.push(said('shown')))
  watch.observe(board(), { attributes: true })
  await userEvent.setup().keyboard('c')
  await waitFor(() => expect(client.getQueryData(eventsKey(matchId))?.events).toHaveLength(1))
  await waitFor(() => expect(said('kept')).toBe('0'))
  watch.disconnect()
  expect(new Set(seen)).toEqual(new Set(['1']))
})

it('the console resumes betting at the second press of the suspension key, also if the server accepted the first press and pushed no update [W5]', async () => {
  await atFetchedConsole()
  const user = userEvent.setup()
  await user.keyboard('d')
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(said('kept')).toBe('0'))
  expect(screen.getByRole('button', { name: 'Resume betting' })).toBeVisible()
  await user.keyboard('d')
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/admin/game/suspend', '/admin/game/resume']))
})

const goalAt = (minute: number, more: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ _id: `goal${minute}` as MatchEvent['_id'], match: matchId, eventType: 'Goal', team: null, sourceId: null },
  ...{ timeStamp: iso(kickOff + (minute - 0.5) * MINUTE), createdAt: iso(kickOff + minute * MINUTE) },
  ...more,
})

it('the console asks which side scored a goal that has no side, and updates the event with the answer [E5]', async () => {
  const score = { home: 0, away: 0, unassigned: 1 }
  const user = atConsole({ status: 'active', score }, [goalAt(12), goalAt(30, { eventType: 'Corner' })])
  expect(screen.getByText(/\+1 goal, side not known/)).toBeVisible()
  expect(screen.getByText('Which team scored?').parentElement).toHaveTextContent("Which team scored? 12'")
  await user.click(screen.getByRole('button', { name: 'BRA: Brazil scored' }))
  await waitFor(() => expect(asked).toMatchObject([{ body: { team: 'away' } }]))
  expect(asked[0]?.path).toContain('goal12')
})

it('the console accepts a key as the answer to which side scored a goal, and then stops asking [E5]', async () => {
  isDead = true
  const user = atConsole({ status: 'active' }, [goalAt(12)])
  await user.keyboard('q')
  await waitFor(() => expect(screen.queryByText(/Which team scored/)).toBeNull())
  isDead = false
  await waitFor(() => expect(asked).toMatchObject([{ body: { team: 'home' } }]))
})

it('the console stops asking which side scored a goal after the answer that it is unknown, and accepts other keys meanwhile [E5]', async () => {
  const user = atConsole({ status: 'active' }, [goalAt(12)])
  await user.keyboard('c')
  await waitFor(() => expect(asked).toMatchObject([{ body: { eventType: 'Corner' } }]))
  expect(screen.getByText(/Which team scored/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Not known' }))
  expect(screen.queryByText(/Which team scored/)).toBeNull()
})

it('the console does not ask for the side of a goal after the results of the match are confirmed [E5]', () => {
  atConsole({ resultsConfirmedAt: iso(serverNow()) }, [goalAt(12)])
  expect(screen.queryByText(/Which team scored/)).toBeNull()
})

it('the console shows its list of keys when the operator types a question mark [PR309]', async () => {
  const user = atConsole()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keys and reaction time' })).toBeInTheDocument()
})

it('the console does not ask for the side of a goal that already has a side [E5]', () => {
  atConsole({ status: 'active' }, [goalAt(12, { team: 'home' })])
  expect(screen.queryByText(/Which team scored/)).toBeNull()
})

/** Renders the console after its queries have received their responses, as on its page. */
async function atFetchedConsole() {
  const fetched = aMatch({ status: 'active' })
  const withoutMatch = fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.body) return withoutMatch(url, init)
    return Promise.resolve(Response.json({ feed: null, match: fetched, matchRounds: [], events: [] }))
  })
  const client = makeQueryClient()
  function Fetched() {
    const { match = fetched, events } = useMatch(matchId)
    return <Console match={match} events={events} timetable={timetableOf(fetched)} userId={ANA} />
  }
  render(
    <QueryClientProvider client={client}>
      <Fetched />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(client.getQueryData(eventsKey(matchId))).toBeDefined())
  await waitFor(() => expect(client.getQueryData(matchQuery(matchId).queryKey)).toBeDefined())
  return client
}

const board = () => document.querySelector('[data-console-shown]') as Element
const said = (name: 'shown' | 'kept') => board().getAttribute(`data-console-${name}`)

it('a key that starts the quick find of Firefox does nothing at the console, and is typed in a field', async () => {
  const user = atConsole({ status: 'active' })
  const isLeftToBrowser = (key: string, target: EventTarget = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(["'", '/'].filter((key) => isLeftToBrowser(key))).toEqual([])
  expect(isLeftToBrowser('Tab')).toBe(true)
  await user.keyboard('m')
  expect(isLeftToBrowser('/', await screen.findByRole('textbox', { name: 'Minute' }))).toBe(true)
})

it('the console says in large letters that keys do not reach it while the window has lost the focus', async () => {
  atConsole({ status: 'active' })
  const notice = () => screen.queryByText(/Keys do not reach the console/)
  expect(notice()).toBeNull()
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('blur')))
  expect(notice()).toHaveClass('headline')
  hasFocus.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(notice()).toBeNull()
})
