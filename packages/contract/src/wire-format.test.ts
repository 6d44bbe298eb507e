import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { RouteSpec } from './index.ts'
import * as contract from './index.ts'

type Direction = 'input' | 'output'
type Json = Readonly<Record<string, unknown>>

/** Records everything that clients and servers of different versions exchange, one property in each line. */
it('keeps the recorded wire format of every call, push, frame, action, error and close code', async () => {
  const lines = [...calls(), ...pushes(), ...frames(), ...actions(), ...errors(), ...closeCodes()]
  expect(new Set(lines).size).toBe(lines.length)
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./wire-format.txt')
}, 20_000)

const time = z.string()
const frameSchemas = {
  welcome: z.object({ type: z.literal('welcome'), serverTime: time }),
  'news on hub': updateOn(z.literal('hub'), contract.HubPush),
  'news on user': updateOn(z.literal('user'), contract.UserPush),
  'news on match': updateOn(z.templateLiteral(['match:', contract.MatchId]), contract.MatchPush),
  'news on lobby': updateOn(z.templateLiteral(['lobby:', contract.LobbyId]), contract.LobbyPush),
  'news on seat': updateOn(z.templateLiteral(['seat:', contract.LobbyId]), contract.SeatPush),
  resync: z.object({ type: z.literal('resync'), topic: z.string() }),
  pong: z.object({ type: z.literal('pong'), t: z.number().exactOptional(), serverTime: time }),
  gone: z.object({ type: z.literal('gone'), topic: z.string() }),
  presence: z.object({ type: z.literal('presence'), topic: z.string(), online: z.number() }),
  clock: z.object({ type: z.literal('clock'), serverTime: time }),
}
type RecordedFrame = z.output<(typeof frameSchemas)[keyof typeof frameSchemas]>

// The contract declares server frames as types only, so the compiler compares their names and kinds with this list.
it('records exactly the types and properties of server frames that the TypeScript type ServerFrame of the contract declares', () => {
  expectTypeOf<contract.ServerFrame['type']>().toEqualTypeOf<RecordedFrame['type']>()
  expectTypeOf<PropertiesOf<contract.ServerFrame>>().toEqualTypeOf<PropertiesOf<RecordedFrame>>()
})

/** `kind.property` for every property, and `kind.property?` for an optional one. */
type PropertiesOf<Frame extends { readonly type: string }> = Frame extends unknown
  ? {
      [Name in keyof Frame & string]: `${Frame['type']}.${Name}${object extends Pick<Frame, Name> ? '?' : ''}`
    }[keyof Frame & string]
  : never

function updateOn<Topic extends z.ZodType, Push extends z.ZodType>(topic: Topic, push: Push) {
  return z.object({ type: z.literal('news'), topic, version: z.number(), push })
}

function calls(): string[] {
  const routes = Object.values<unknown>(contract).filter(isRoute)
  return routes.flatMap(({ method, path, params, query, body, reply, summary: _summary, ...flags }) => {
    const call = `${method} ${path}`
    const settings = Object.entries(flags).map(([name, value]) => `${call} ${name} = ${JSON.stringify(value)}`)
    const schemas = Object.entries({ params, query, body, reply })
    return [...settings, ...schemas.flatMap(([part, schema]) => (schema ? linesOf(`${call} ${part}`, schema) : []))]
  })
}

function isRoute(exported: unknown): exported is RouteSpec {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'reply' in exported
}

function pushes(): string[] {
  const { MatchPush, LobbyPush, SeatPush, HubPush, UserPush } = contract
  return Object.entries({ match: MatchPush, lobby: LobbyPush, seat: SeatPush, hub: HubPush, user: UserPush }).flatMap(
    ([topic, push]) => linesOf(`push ${topic}`, push),
  )
}

function frames(): string[] {
  const server = Object.entries(frameSchemas).flatMap(([name, schema]) => {
    const { push: _push, ...properties } = schema.shape as Record<string, z.ZodType>
    return linesOf(`server frame ${name}`, 'push' in schema.shape ? z.object(properties) : schema)
  })
  return [...linesOf('client frame', contract.ClientFrame), ...server]
}

function actions(): string[] {
  return linesOf('operator action', contract.OperatorAction)
}

function errors(): string[] {
  const codes = Object.entries(contract.ERRORS).map(([code, { status }]) => `error ${code} = ${status}`)
  return [...codes, ...linesOf('failure', contract.Failure)]
}

function closeCodes(): string[] {
  return Object.values(contract.CLOSE).map((code) => `close code ${code}`)
}

/**
 * A line of the fixture without a mark describes both directions: the sender's value and the receiver's value are the
 * same.
 */
function linesOf(name: string, schema: z.core.$ZodType): string[] {
  const given = describe(name, schema, 'input')
  const received = describe(name, schema, 'output')
  const isInBoth = new Set(given.filter((line) => received.includes(line)))
  return [
    ...isInBoth,
    ...given.filter((line) => !isInBoth.has(line)).map((line) => `${line} (input)`),
    ...received.filter((line) => !isInBoth.has(line)).map((line) => `${line} (output)`),
  ]
}

function describe(name: string, schema: z.core.$ZodType, io: Direction): string[] {
  const { $schema: _$schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return propertiesOf(name, json, io)
}

function propertiesOf(name: string, json: Json, io: Direction): string[] {
  const { properties = {}, required = [], items, anyOf, oneOf, allOf, description: _description, ...rest } = json
  // The server drops properties of a reply's object that its schema does not name, so every object is closed.
  const { additionalProperties, ...open } = rest
  const isClosedByDirection = io === 'output' && additionalProperties === false
  const own = withoutDefaults(isClosedByDirection ? open : rest)
  const options = Object.entries({ anyOf, oneOf, allOf }).flatMap(([kind, list]) =>
    ((list as Json[] | undefined) ?? []).flatMap((option, index) =>
      propertiesOf(`${name}<${kind} ${nameOfOption(option) ?? index}>`, option, io),
    ),
  )
  return [
    ...(Object.keys(own).length > 0 ? [`${name} ${JSON.stringify(own)}`] : []),
    ...Object.entries(properties as Record<string, Json>).flatMap(([property, schema]) => {
      const mark = (required as string[]).includes(property) ? '' : '?'
      return propertiesOf(`${name}.${property}${mark}`, schema, io)
    }),
    ...(items ? propertiesOf(`${name}[]`, items as Json, io) : []),
    ...options,
  ]
}

/** The patterns that zod writes for every UUID and every time. */
const usualPatterns: readonly unknown[] = [contract.UserId, contract.Time].map(
  (schema) => z.toJSONSchema(schema).pattern,
)

/** Leaves out the parts of a JSON schema that zod writes for every UUID, every time and every integer. */
function withoutDefaults({ pattern, minimum, maximum, ...own }: Json): Json {
  return {
    ...own,
    ...(pattern !== undefined && !usualPatterns.includes(pattern) && { pattern }),
    ...(minimum !== Number.MIN_SAFE_INTEGER && minimum !== undefined && { minimum }),
    ...(maximum !== Number.MAX_SAFE_INTEGER && maximum !== undefined && { maximum }),
  }
}

/** Names an option of a union by its type or kind, so that an added option moves no other line of the fixture. */
function nameOfOption({ properties = {}, type }: Json): unknown {
  const { type: byType, kind: byKind } = properties as Record<string, Json>
  return byType?.const ?? byKind?.const ?? type
}
