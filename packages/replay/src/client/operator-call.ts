import {
  Failure,
  type Giving,
  type LoginForm,
  login,
  type Reply,
  type RouteSpec,
  refresh,
  type Token,
} from '@bettle/contract'

/** The error of a call: a refusal of the server, or a server that cannot be reached (status 0). */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  /** True if a retry may succeed: after a network error, or if the server restarts or is overloaded. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** Calls routes of the contract as one signed-in account. */
export type OperatorCall = <R extends RouteSpec>(route: R, giving: Giving<R>) => Promise<Reply<R>>

interface Given {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

const TIMEOUT_MS = 15_000
const MAX_RENEWALS = 2

/** Signs in as an operator and refreshes the tokens when needed: a replay lasts hours, an access token minutes. */
export async function signInOperator(server: string, credentials: LoginForm): Promise<OperatorCall> {
  const base = `${server.replace(/\/+$/, '')}/api`
  let token = await signIn()

  async function signIn(): Promise<Token> {
    const { body } = await send(base, login, { body: credentials })
    return (body as Reply<typeof login>).token
  }

  /** Gets a new access token by the refresh token, or by the password if the refresh token is invalid. */
  async function renew(): Promise<Token> {
    const { status, body } = await send(base, refresh, {}, token)
    return status === 200 ? { ...(body as Reply<typeof refresh>), tokenType: 'Bearer' } : signIn()
  }

  return async <R extends RouteSpec>(route: R, giving: Giving<R>): Promise<Reply<R>> => {
    for (let renewals = 0; ; renewals += 1) {
      const { status, body } = await send(base, route, giving as Given, token)
      if (status === 200) return body as Reply<R>
      if (renewals === MAX_RENEWALS)
        throw new CallFailed(status, 'session-expired', 'The sign-in could not be renewed.')
      token = await renew()
    }
  }
}

/** Makes a call that needs no account. */
export async function callAnyone<R extends RouteSpec>(server: string, route: R, giving: Giving<R>): Promise<Reply<R>> {
  const { body } = await send(`${server.replace(/\/+$/, '')}/api`, route, giving as Given)
  return body as Reply<R>
}

interface Sent {
  /** The status of the reply: 200, or 302 or 401, after which a new access token may help. */
  readonly status: number
  readonly body: unknown
}

async function send(base: string, route: RouteSpec, giving: Given, token?: Token): Promise<Sent> {
  const response = await reach(addressOf(base, route, giving), {
    method: route.method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      accept: 'application/json',
      ...(giving.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token.accessToken}`, 'refresh-token': token.refreshToken } : {}),
    },
    ...(giving.body === undefined ? {} : { body: JSON.stringify(giving.body) }),
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return { status: 200, body }
  if (token && (response.status === 302 || response.status === 401)) return { status: response.status, body }
  const failure = Failure.safeParse(body)
  const { error, code } = failure.data ?? { error: `The server answered ${response.status}.`, code: 'unknown' }
  throw new CallFailed(response.status, code, error)
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new CallFailed(0, 'unreachable', `The server at ${new URL(address).origin} cannot be reached (${cause}).`)
  }
}

function addressOf(base: string, route: RouteSpec, { params = {}, query = {} }: Given): string {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`
}
