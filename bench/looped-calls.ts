import * as contract from '@bettle/contract'

/** The data that the calls refer to. */
export interface Subject {
  readonly lobbyId: string
  readonly code: string
  readonly matchId: string
  readonly roundId: string
  readonly oddsId: string
  readonly userId: string
}

interface Request {
  readonly route: contract.RouteSpec
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
}

/** A call to repeat, or several calls that undo each other. */
export interface Looped {
  readonly name: string
  requests(subject: Subject): Request[]
}

/** Calls that would end the session of the loop or delete its account. */
const ENDS: ReadonlySet<contract.RouteSpec> = new Set([
  contract.deleteOwnAccount,
  contract.endSession,
  contract.logout,
  contract.logoutEverywhere,
])

/**
 * Returns every call of the contract that a user who is no administrator may send, with values as a client sends them.
 */
export function callsBelowAdministrator(): Looped[] {
  const routes = Object.entries<unknown>(contract).filter((entry): entry is [string, contract.RouteSpec] =>
    isRoute(entry[1]),
  )
  const single = routes
    .filter(([, route]) => route.access !== 'admin' && !ENDS.has(route))
    .map(([name, route]): Looped => ({ name, requests: (subject) => [requestOf(route, subject)] }))
  return [...single, LEAVE_AND_JOIN, ALL_BETS, LONG_ADDRESS, UNSIGNED_FEED]
}

const LEAVE_AND_JOIN: Looped = {
  name: 'leave and join',
  requests: ({ lobbyId, code }) => [
    { route: contract.leaveLobby, body: { lobbyId } },
    { route: contract.joinLobby, body: { lobbyCode: code, role: 'player' } },
  ],
}

const ALL_BETS: Looped = {
  name: 'bets of all',
  requests: ({ lobbyId }) => [{ route: contract.listBets, query: { lobbyId, includeAll: 'true' } }],
}

/** A request body of the maximum length. */
const LONG_ADDRESS: Looped = {
  name: 'register 16 KiB',
  requests: () => [{ route: contract.register, body: { name: 'Ana', email: `a@${'.'.repeat(16_000)} x` } }],
}

const UNSIGNED_FEED: Looped = {
  name: 'feed 500 kB unsigned',
  requests: ({ matchId }) => [
    {
      route: contract.takeFeedMessages,
      params: { matchId },
      body: { messages: Array.from({ length: 1000 }, (_, index) => ({ sourceId: `${index}${'x'.repeat(480)}` })) },
    },
  ],
}

function isRoute(exported: unknown): exported is contract.RouteSpec {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported
}

function requestOf(route: contract.RouteSpec, subject: Subject): Request {
  const values = valuesOf(subject)
  const fill = (schema: contract.RouteSpec['body']) => {
    const { shape = {} } = (schema?._zod.def ?? {}) as { readonly shape?: object }
    const named = Object.keys(shape).map((name) => [name, values[name]])
    return Object.fromEntries(named.filter(([, value]) => value !== undefined))
  }
  return {
    route,
    params: { ...fill(route.params), ...(route.params?.shape.id && { id: subject.matchId }) } as Record<string, string>,
    query: fill(route.query) as Record<string, string>,
    ...(route.body && { body: fill(route.body) }),
  }
}

function valuesOf(subject: Subject): Record<string, unknown> {
  return {
    ...subject,
    matchRoundId: subject.roundId,
    betId: subject.oddsId,
    lobbyCode: subject.code,
    role: 'player',
    stake: 1,
    gameSettings: {},
    reason: 'For a figure',
    to: 'spectator',
    seconds: 5,
    message: 'What a goal!',
    error: { name: 'TypeError', message: 'A figure', stack: 'at figure (app.js:1:2)\n'.repeat(200) },
    data: {},
    user: {},
    username: 'Ana of the figures',
    name: 'Ana',
    email: 'ana@bettle.example',
    confirmEmail: 'ana@bettle.example',
    password: 'Kick-off-1',
    newPassword: 'Kick-off-2',
    confirmPassword: 'Kick-off-1',
    tos: true,
    token: 'none',
    id: 'none',
    key: 'fox.png-0000000000000000000000000',
    fileName: 'fox.png',
    contentType: 'image/png',
  }
}
