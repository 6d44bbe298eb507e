import { createLobby, placeBet, type RouteSpec } from '@bettle/contract'
import { z } from 'zod'
import { unsoundText } from '../../../src/http/validation/sound-text.ts'
import {
  ODD_BODIES,
  ODD_IDS,
  ODD_QUERIES,
  ODD_VALUES,
  type Sample,
  type SampleIds,
  sampleOf,
  unknownId,
} from './request-samples.ts'

export type Headers = Readonly<Record<string, string>>

/** A request with one fault, and the expected status. Undefined allows any refusal. */
export interface BadRequest {
  readonly what: string
  readonly status?: number | undefined
  /** The address below /api, with the query. */
  readonly address: string
  /** The body as JSON, or an invalid body. */
  readonly text: string | undefined
  readonly headers: Headers
}

/** The callers: a member of the sample lobby, another user, an administrator. */
export interface Callers {
  readonly player: Headers
  readonly stranger: Headers
  readonly admin: Headers
  readonly refreshToken: string
}

export function badRequests(route: RouteSpec, ids: SampleIds, callers: Callers): BadRequest[] {
  const sample = sampleOf(route, ids)
  const headers = route.access === 'anyone' ? {} : route.access === 'admin' ? callers.admin : callers.player
  const one: Maker = (what, status, change = {}) => ({
    ...requestOf(route, { ...sample, ...change }, headers),
    what,
    status,
    ...change,
  })
  return [
    ...(route.access === 'anyone' ? [] : withoutLeave(route, callers, one)),
    ...oddIds(sample, route, one),
    ...oddQueries(sample, route, one),
    ...(route.body ? [...oddBodies(route, headers, one), ...oddFields(sample, route, one)].map(unread(route)) : []),
    ...unknownIds(sample, route, one),
    ...strangers(sample, route, callers, one),
    ...(route.requestId ? oddRequestIds(headers, one) : []),
  ]
}

/** The sample match follows no feed, so a signed route refuses before it reads the body. */
const unread = (route: RouteSpec) => (request: BadRequest) => (route.signed ? { ...request, status: 404 } : request)

type Change = Partial<Sample> & Partial<Pick<BadRequest, 'address' | 'text' | 'headers'>>
type Maker = (what: string, status: number | undefined, change?: Change) => BadRequest

function requestOf(route: RouteSpec, { params, query, body }: Sample, headers: Headers): Omit<BadRequest, 'what'> {
  const search = new URLSearchParams(query).toString()
  const address = `${pathOf(route, params)}${search === '' ? '' : `?${search}`}`
  return { address, text: body && JSON.stringify(body), headers }
}

function pathOf(route: RouteSpec, params: Readonly<Record<string, string>>): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

function withoutLeave(route: RouteSpec, { player, refreshToken }: Callers, one: Maker): BadRequest[] {
  const anonymous: Record<string, Headers> = {
    'no credentials': {},
    'an empty header': { authorization: '' },
    'another scheme': { authorization: 'Basic YW5hOmFuYQ==' },
    'no token': { authorization: 'Bearer' },
    'a made-up token': { authorization: 'Bearer a.b.c' },
    'a refresh token': { authorization: `Bearer ${refreshToken}` },
  }
  const refused = Object.entries(anonymous).map(([what, headers]) => one(what, 401, { headers }))
  return route.access === 'admin' ? [...refused, one('a player', 403, { headers: player })] : refused
}

const isId = (value: unknown): boolean => z.uuid().safeParse(value).success
/** Texts that cannot be decoded as an address. Fastify decides how to refuse them. */
const BROKEN = ['%', '%ff']

function oddIds({ params, query }: Sample, route: RouteSpec, one: Maker): BadRequest[] {
  return Object.keys(params).flatMap((name) => {
    // The name of a new file may be almost any text.
    if (name === 'fileName') return []
    const status = name === 'contentType' ? undefined : 404
    return [...ODD_IDS, ...(isId(params[name]) ? [unknownId(), unknownId().toUpperCase()] : [])].map((odd) => {
      const search = new URLSearchParams(query).toString()
      const address = `${pathOf(route, { ...params, [name]: odd })}?${search}`
      return one(`${name} ${odd.slice(0, 40)}`, BROKEN.includes(odd) ? undefined : status, { address })
    })
  })
}

function oddQueries({ params, query }: Sample, route: RouteSpec, one: Maker): BadRequest[] {
  return Object.keys(route.query?.shape ?? {}).flatMap((name) =>
    ODD_QUERIES.flatMap((odd) => {
      const others = Object.entries(query).filter(([key]) => key !== name)
      const search = [`${name}=${odd.replace('NAME', name)}`, ...others.map(([key, value]) => `${key}=${value}`)].join(
        '&',
      )
      const values = new URLSearchParams(search).getAll(name)
      const given = { ...query, [name]: values.length > 1 ? values : values[0] }
      if (unsoundText(given) === undefined && route.query?.safeParse(given).success) return []
      return [one(search.slice(0, 60), 400, { address: `${pathOf(route, params)}?${search}` })]
    }),
  )
}

/** The default limit of a body (bytes). */
const BODY_LIMIT = 16 * 1024

function oddBodies(route: RouteSpec, headers: Headers, one: Maker): BadRequest[] {
  const most = route.maxBytes ?? BODY_LIMIT
  const bodies = ODD_BODIES.filter(([, text]) => !fits(route, text))
  const plain = { ...headers, 'content-type': 'text/plain' }
  return [
    // A body above the limit is refused before it is read.
    ...bodies.map(([what, text, status]) => one(what, text.length > most ? 413 : status, { text })),
    one('more than fits', 413, { text: JSON.stringify({ lobbyId: 'x'.repeat(most + 1) }) }),
    one('plain text', 415, { headers: plain }),
  ]
}

function oddFields({ body }: Sample, route: RouteSpec, one: Maker): BadRequest[] {
  const names = route.body instanceof z.core.$ZodObject ? Object.keys(route.body._zod.def.shape) : []
  const refused = names.flatMap((name) =>
    ODD_VALUES.flatMap((odd) => {
      const text = JSON.stringify({ ...body, [name]: 'HERE' }).replace('"HERE"', () => odd)
      return fits(route, text) ? [] : [one(`${name}: ${odd.slice(0, 40)}`, 400, { text })]
    }),
  )
  return route.path === createLobby.path ? [...refused, ...oddSettings(body, one)] : refused
}

const SETTINGS = [
  'maxPlayers',
  'startingChips',
  'minBetAmount',
  'maxBetAmount',
  'bettingTimeLimit',
  'inactivityPenalty',
  'roundDuration',
  'breakDuration',
]

function oddSettings(body: Sample['body'], one: Maker): BadRequest[] {
  return SETTINGS.flatMap((setting) =>
    [-1, -0.5, 1.5, 1e6, 1e308].map((value) =>
      one(`${setting} ${value}`, 400, { body: { ...body, gameSettings: { [setting]: value } } }),
    ),
  )
}

function unknownIds({ query, body = {} }: Sample, route: RouteSpec, one: Maker): BadRequest[] {
  const inBody = Object.entries(body).flatMap(([name, value]) => {
    const isList = Array.isArray(value)
    if (!isId(isList ? value[0] : value)) return []
    // A bet on a round that is not the next one is too early or too late.
    const status = route.path === placeBet.path && name === 'matchRoundId' ? 409 : 404
    return [one(`unknown ${name}`, status, { body: { ...body, [name]: isList ? [unknownId()] : unknownId() } })]
  })
  // An administrators' list filters by the lobby's id, and finds nothing.
  const isSubject = 'lobbyId' in query && route.access !== 'admin'
  const inQuery = isSubject ? [one('unknown lobby', 404, { query: { ...query, lobbyId: unknownId() } })] : []
  return [...inBody, ...inQuery]
}

/** Returns requests by users outside a lobby, for whom its data is not found. */
function strangers(
  { params, query, body = {} }: Sample,
  { access }: RouteSpec,
  { stranger }: Callers,
  one: Maker,
): BadRequest[] {
  const isOfLobby = [params, query, body].some((part) => 'lobbyId' in part || 'betId' in part)
  return isOfLobby && access === 'player' ? [one('a stranger', 404, { headers: stranger })] : []
}

function oddRequestIds(headers: Headers, one: Maker): BadRequest[] {
  return ['', 'two words', 'é', 'x'.repeat(201)].map((key) =>
    one(`request id ${key.slice(0, 20)}`, 400, { headers: { ...headers, 'idempotency-key': key } }),
  )
}

/** True if the contract accepts the text. A text that no database can store is never accepted. */
function fits(route: RouteSpec, text: string): boolean {
  try {
    const value: unknown = text === '' ? undefined : JSON.parse(text)
    return (
      (route.piecemeal || unsoundText(value) === undefined) &&
      route.body !== undefined &&
      z.safeParse(route.body, value).success
    )
  } catch {
    return false
  }
}
