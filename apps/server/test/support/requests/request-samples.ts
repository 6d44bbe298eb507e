import { randomUUID } from 'node:crypto'
import * as contract from '@bettle/contract'
import { z } from 'zod'

/** Every call that the contract declares. */
export const allRoutes: readonly contract.RouteSpec[] = (Object.values(contract) as unknown[]).filter(isRoute)

function isRoute(exported: unknown): exported is contract.RouteSpec {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported
}

/** The ids in the database to which a sample request can refer. */
export interface SampleIds {
  readonly matchId: string
  readonly halfId: string
  readonly roundId: string
  readonly oddsId: string
  readonly eventId: string
  readonly lobbyId: string
  readonly code: string
  readonly betId: string
  readonly userId: string
  readonly chatId: string
  readonly sessionId: string
  readonly avatarId: string
  readonly crashGroupId: string
  readonly competitionId: string
  /** The circle of the access matrix; other tests have none. */
  readonly circleId?: string
}

export interface Sample {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** Returns a valid request with every required field, and with every other field whose value is known. */
export function sampleOf(route: contract.RouteSpec, ids: SampleIds): Sample {
  // The status of a crash differs from the status of a match or a half.
  const status = route.path.startsWith('/admin/crash-report') ? { status: 'open' } : {}
  // The format of a provider differs from the format of a competition.
  const format = route.path.startsWith('/admin/feed-provider') ? { format: 'openligadb' } : {}
  // The fixture of a provider differs from the fixture of a competition.
  const fixture = { line: 1, match: '77', homeTeam: 'Ana United', awayTeam: 'Ben Rovers', startTime: null }
  const fixtures = route.path.startsWith('/admin/feed-provider/:id/fixtures') ? { fixtures: [fixture] } : {}
  const search = route.path.endsWith('/fixtures/search') ? { league: 'bl1', day: '2026-05-02' } : {}
  // The reason of a report or a ban is one from a list.
  const reason = /\/(report\/|ban$)/.test(route.path) ? { reason: 'spam' } : {}
  const values: Readonly<Record<string, unknown>> = {
    ...valuesOf(ids),
    ...status,
    ...format,
    ...fixtures,
    ...search,
    ...reason,
  }
  const fill = (schema: z.core.$ZodType | undefined) => {
    if (!(schema instanceof z.core.$ZodObject)) return {}
    const named = Object.keys(schema._zod.def.shape).map((name) => [name, values[name]] as const)
    return Object.fromEntries(named.filter(([, value]) => value !== undefined))
  }
  const params = { ...fill(route.params), ...(route.params?.shape.id && { id: idIn(route.path, ids) }) }
  const sample = {
    params: params as Record<string, string>,
    query: fill(route.query) as Record<string, string>,
    body: route.body && withoutSpare(fill(route.body)),
  }
  route.params?.parse(sample.params)
  route.query?.parse(sample.query)
  if (route.body) z.parse(route.body, sample.body)
  return sample
}

/** Removes the second of two fields that both contain the id of the match. */
function withoutSpare({ match, ...body }: Record<string, unknown>): Record<string, unknown> {
  return match === undefined || 'matchId' in body || 'oddsValue' in body ? body : { match, ...body }
}

/** Returns the id for a place in a path. The words before that place say what the id belongs to. */
function idIn(path: string, ids: SampleIds): string {
  if (path.includes('/match-half/')) return ids.halfId
  if (path.includes('/match-round/')) return ids.roundId
  if (path.includes('/odds/')) return ids.oddsId
  if (path.includes('/event/')) return ids.eventId
  if (path.includes('/chat/')) return ids.chatId
  if (path.includes('/session/')) return ids.sessionId
  if (path.includes('/user/')) return ids.userId
  if (path.includes('/avatar/')) return ids.avatarId
  if (path.includes('/crash-report/')) return ids.crashGroupId
  return ids.matchId
}

export function valuesOf(ids: SampleIds): Readonly<Record<string, unknown>> {
  return {
    ...ids,
    circleId: ids.circleId ?? ids.matchId,
    endpoint: `http://127.0.0.1:9/${randomUUID()}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    match: ids.matchId,
    matchRoundId: ids.roundId,
    tapId: randomUUID(),
    sight: { kind: 'half-start' },
    isRecorder: true,
    isTrue: true,
    isRight: true,
    ids: [ids.matchId],
    from: ids.matchId,
    parts: ['odds'],
    messages: [{}],
    messageId: ids.chatId,
    outcome: 'dismissed',
    until: '2026-05-02T18:00:00.000Z',
    homeTeam: 'Ana United',
    awayTeam: 'Ben Rovers',
    name: 'Throw',
    eventType: 'Throw',
    eventTypeName: 'Nutmeg',
    eventTypeOrder: ['Throw'],
    betType: 'over',
    threshold: 7.5,
    oddsValue: 1.8,
    stake: 1,
    gameSettings: {},
    lobbyCode: ids.code,
    role: 'player',
    timeStamp: '2026-05-01T18:00:00.000Z',
    action: { kind: 'end-match', matchId: ids.matchId },
    account: ids.userId,
    amount: 1,
    error: { name: 'TypeError', message: 'A test' },
    data: {},
    proposal: 1,
    agrees: true,
    agree: true,
    language: 'de',
    admit: true,
    muted: true,
    user: {},
    to: 'spectator',
    seconds: 30,
    seatKey: 'a-secret-of-a-sample-browser',
    addressId: ids.matchId,
    letIn: false,
    guestsChat: false,
    reason: 'For a test',
    message: 'What a goal!',
    halfNumber: 3,
    format: 'tournament',
    closesAt: '2026-05-02T18:00:00.000Z',
    lastDay: '2026-05-20T18:00:00.000Z',
    places: 8,
    url: 'https://counts.example',
    intervalSeconds: 20,
    delaySeconds: 5,
    dailyCalls: 100,
    groupFixtures: 1,
    seasonFixtures: 6,
    seasons: 1,
    matchIds: [ids.matchId],
    decision: { kind: 'cancelled' },
    singleUse: false,
    startMinute: 0,
    username: 'Ana of the tests',
    selectedAvatar: ids.avatarId,
    image: 'fox.png',
    key: 'fox.png',
    csv: 'Home Team,Away Team',
    fileName: 'fox.png',
    contentType: 'image%2Fpng',
    email: 'ana@bettle.example',
    password: 'Kick-off-1',
    confirmPassword: 'Kick-off-1',
    newPassword: 'Kick-off-1',
    confirmEmail: 'ana@bettle.example',
    token: 'never-mailed',
    id: 'of the letter',
    tos: true,
    content: A_LANDING,
    basedOn: 0,
    revision: 0,
  }
}

/** The smallest landing page content that can be published. */
export const A_LANDING: contract.LandingContent = {
  page: { title: 'Bettle', description: 'A game.' },
  sections: [
    {
      kind: 'hero',
      visible: true,
      heading: 'Call it',
      accent: '',
      text: 'Over or under.',
      action: 'Play',
      media: null,
    },
  ],
  footer: { text: '', links: [{ label: 'Rules', href: '/terms-of-service' }] },
}

/** JSON texts that replace a valid value. They are texts because no value can express some of them. */
export const ODD_VALUES: readonly string[] = [
  'null',
  '[]',
  '{}',
  'true',
  '-1',
  '1.5',
  '1e308',
  '-1e308',
  '1e999',
  '9007199254740993',
  '""',
  '"NaN"',
  '"Infinity"',
  '"0x10"',
  '"x"',
  '"a\\u0000b"',
  '"\\ud800"',
  '["a\\u0000b"]',
  '{"length":{"toString":1}}',
  `"${'x'.repeat(3000)}"`,
  `"${'00000000-0000-0000-0000-00000000000g'}"`,
]

/** Invalid bodies, with the status that each gets. */
export const ODD_BODIES: readonly (readonly [what: string, text: string, status: number])[] = [
  ['no body', '', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a list of objects', '[{}]', 400],
  ['a text', '"lobbyId"', 400],
  ['a number', '5', 400],
  ['half an object', '{"lobbyId": ', 400],
  ['NaN', '{"stake": NaN}', 400],
  ['a poisoned prototype', '{"__proto__": {"role": "admin"}}', 400],
  ['a poisoned constructor', '{"constructor": {"prototype": {"role": "admin"}}}', 400],
  ['a NUL in a name', '{"a\\u0000b": 1}', 400],
  ['endless nesting', `{"lobbyId": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
  ['endless objects', `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`, 400],
]

/** Texts that replace the value of a query field. */
export const ODD_QUERIES: readonly string[] = [
  '',
  'NaN',
  '-1',
  '0',
  '1.5',
  '1e400',
  'true1',
  'null',
  '%00',
  '%F0%9F%98%80',
  'x'.repeat(500),
  '1&NAME=2',
]

/** Texts that replace an id in the address. */
export const ODD_IDS: readonly string[] = [
  '1',
  'nothing',
  'null',
  'undefined',
  'NaN',
  '-1',
  '%00',
  'a%00b',
  '%ff',
  '%',
  '..%2f..%2fadmin',
  "'%20or%201=1--",
  '00000000-0000-0000-0000-00000000000g',
  '%F0%9F%98%80',
  'x'.repeat(290),
  'x'.repeat(5000),
]

export const unknownId = (): string => randomUUID()
