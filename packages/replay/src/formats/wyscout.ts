import { type MatchFileEvent, scoreOf } from '@bettle/rules'
import { z } from 'zod'
import { type IdentifiedMatchFile, inOrder, MatchFileError, parseMatchFile } from './match-file.ts'

/** A text of a Wyscout file. Wyscout texts contain literal \u escapes, also after the JSON is parsed. */
const Text = z.string().transform(decodeEscapes)

const WyscoutEvent = z.object({
  matchId: z.number().int(),
  matchPeriod: z.string(),
  eventSec: z.number().min(0),
  eventName: z.string(),
  subEventName: z.union([z.string(), z.number()]).transform(String),
  teamId: z.number().int(),
  playerId: z.number().int().optional(),
  tags: z.array(z.object({ id: z.number().int() })),
})
type WyscoutEvent = z.infer<typeof WyscoutEvent>

const WyscoutTeam = z.object({ wyId: z.number().int(), name: Text })
const WyscoutPlayer = z.object({ wyId: z.number().int(), shortName: Text })

const WyscoutMatch = z.object({
  wyId: z.number().int(),
  dateutc: z.string(),
  competitionId: z.number().int().optional(),
  teamsData: z.record(z.string(), z.object({ teamId: z.number().int(), side: z.enum(['home', 'away']) })),
})
type WyscoutMatch = z.infer<typeof WyscoutMatch>

/**
 * The teams of a Wyscout file by their numbers. Each team is an object of its own, or lies inside a wrapper `{ team }`.
 */
const TeamsInFile = z.record(
  z.string(),
  z.union([WyscoutTeam, z.object({ team: WyscoutTeam }).transform(({ team }) => team)], {
    error: 'a team is { wyId, name } or { team: { wyId, name } }',
  }),
)
/** The players of a Wyscout file, used for their names only. A player without a valid entry is left out. */
const SquadsInFile = z.record(z.string(), z.array(z.object({ player: WyscoutPlayer.optional().catch(undefined) })))

/** The form in which Wyscout publishes events: a list of all events of a competition's matches. */
const BareEvents = z.array(WyscoutEvent).transform((events) => ({ events, teams: undefined, players: undefined }))
/** The form in which others republish Wyscout events: one match, with its teams and players. */
const EventsOfMatch = z.object({
  events: z.array(WyscoutEvent),
  teams: TeamsInFile.optional(),
  players: SquadsInFile.optional(),
})

const SUPPORTED_SHAPES =
  'expected is a list of events, or { events, teams, players } with teams by number, each { wyId, name } or { team: { wyId, name } }'

/** Returns true if a JSON document looks like a Wyscout events file. */
export function isWyscout(value: unknown): boolean {
  const events = Array.isArray(value) ? value : (value as { events?: unknown } | null)?.events
  const first: unknown = Array.isArray(events) ? events[0] : undefined
  return typeof first === 'object' && first !== null && 'eventSec' in first && 'matchPeriod' in first
}

interface WyscoutSource {
  /**
   * The parsed content of the events file. The other fields are the parsed lists of matches, of teams and, optionally,
   * of players.
   */
  readonly events: unknown
  readonly matches: unknown
  readonly teams: unknown
  readonly players?: unknown
  /** The match to read if the events file holds several matches. */
  readonly matchId?: number
}

const SIDES = { home: 'away', away: 'home' } as const
const HALVES: Record<string, number> = { '1H': 1, '2H': 2 }
const MIN_HALF_SECONDS = 45 * 60
const CARDS: Record<number, string> = { 1701: 'red', 1702: 'yellow', 1703: 'second yellow' }
const GOAL_TAG = 101
const OWN_GOAL_TAG = 102
const FREE_KICKS: Record<string, string> = {
  'Throw in': 'Throw',
  Corner: 'Corner',
  'Goal kick': 'Goal-Kick',
  Penalty: 'Penalty',
  'Free Kick': 'Free-Kick',
  'Free kick cross': 'Free-Kick',
  'Free kick shot': 'Free-Kick',
}
/** Set pieces that are also shots. The value is the detail that the shot and its goal get. */
const SHOTS: Record<string, string> = { Penalty: 'penalty', 'Free kick shot': 'free kick' }

const COMPETITIONS: Record<number, string> = {
  28: 'FIFA World Cup (men)',
  102: 'UEFA European Championship (men)',
  364: 'England, Premier League',
  412: 'France, Ligue 1',
  426: 'Germany, Bundesliga',
  524: 'Italy, Serie A',
  795: 'Spain, La Liga',
}

const TOURNAMENTS = new Set([28, 102])

/** Converts one match of the Wyscout data set to a match file. */
export function importWyscout(source: WyscoutSource): IdentifiedMatchFile {
  const file = readEvents(source.events)
  const matchId = source.matchId ?? onlyMatchOf(file.events)
  const events = file.events.filter((event) => event.matchId === matchId)
  if (events.length === 0) throw new MatchFileError(`The events file holds nothing of match ${matchId}`)

  const match = read(z.array(WyscoutMatch), source.matches, 'list of matches').find(({ wyId }) => wyId === matchId)
  if (!match) throw new MatchFileError(`The list of matches does not hold match ${matchId}`)
  const listed = read(z.array(WyscoutTeam), source.teams ?? [], 'list of teams')
  const teams = [...listed, ...Object.values(file.teams ?? {})]
  const players = [
    ...read(z.array(WyscoutPlayer), source.players ?? [], 'list of players'),
    ...Object.values(file.players ?? {}).flatMap((squad) => squad.flatMap(({ player }) => player ?? [])),
  ]

  const sides = sidesOf(match)
  const names = new Map(players.map(({ wyId, shortName }) => [wyId, shortName]))
  const converted = inOrder(events.flatMap((event) => convert(event, sides, names)))
  const kickoff = `${match.dateutc.replace(' ', 'T')}Z`
  return parseMatchFile(
    {
      source: 'Wyscout soccer match event data set (Pappalardo & Massucco 2019)',
      licence: 'CC BY 4.0',
      sourceMatchId: `${matchId}`,
      ...(match.competitionId === undefined ? {} : { competition: COMPETITIONS[match.competitionId] }),
      season: seasonOf(match),
      date: match.dateutc.slice(0, 10),
      kickoffUtc: kickoff,
      homeTeam: teamOn('home', sides, teams),
      awayTeam: teamOn('away', sides, teams),
      finalScore: scoreOf(converted),
      halves: [1, 2].map((halfNumber) => ({ halfNumber, durationSeconds: lengthOf(halfNumber, events) })),
      events: converted,
    },
    `Wyscout match ${matchId}`,
  )
}

function readEvents(value: unknown) {
  const what = `events file: ${SUPPORTED_SHAPES}`
  return Array.isArray(value) ? read(BareEvents, value, what) : read(EventsOfMatch, value, what)
}

/** Converts one Wyscout event to match events. A scored penalty, for example, is Penalty, Shot and Goal. */
function convert(
  event: WyscoutEvent,
  sides: ReadonlyMap<number, 'home' | 'away'>,
  names: ReadonlyMap<number, string>,
): MatchFileEvent[] {
  const half = HALVES[event.matchPeriod]
  const team = sides.get(event.teamId)
  // The import leaves out extra time and shoot-outs.
  if (half === undefined || team === undefined) return []

  const { eventName, subEventName } = event
  const tags = new Set(event.tags.map(({ id }) => id))
  const player = event.playerId === undefined ? undefined : names.get(event.playerId)
  const moment = { half, second: Math.floor(event.eventSec), ...(player === undefined ? {} : { player }) }
  const setPiece = eventName === 'Free Kick' ? FREE_KICKS[subEventName] : undefined
  const shotFrom = eventName === 'Free Kick' ? SHOTS[subEventName] : undefined
  const detail = shotFrom === undefined ? {} : { detail: shotFrom }

  const found: MatchFileEvent[] = []
  if (setPiece !== undefined) found.push({ ...moment, eventType: setPiece, team })
  if (eventName === 'Shot' || shotFrom !== undefined) found.push({ ...moment, eventType: 'Shot', team, ...detail })
  if (eventName === 'Offside') found.push({ ...moment, eventType: 'Offside', team })
  // The keeper's save attempt after which the ball went in has the same tag as the goal.
  if (tags.has(GOAL_TAG) && eventName !== 'Save attempt') found.push({ ...moment, eventType: 'Goal', team, ...detail })
  if (tags.has(OWN_GOAL_TAG)) found.push({ ...moment, eventType: 'Goal', team: SIDES[team], detail: 'own goal' })
  for (const [tag, card] of Object.entries(CARDS)) {
    if (tags.has(Number(tag))) found.push({ ...moment, eventType: 'Card', team, detail: card })
  }
  return found
}

/**
 * Returns the length of a half in seconds. The source does not say when a half ended, so it ends one second after its
 * last event, and not before 45 minutes.
 */
function lengthOf(halfNumber: number, events: readonly WyscoutEvent[]): number {
  const seconds = events
    .filter(({ matchPeriod }) => HALVES[matchPeriod] === halfNumber)
    .map(({ eventSec }) => Math.floor(eventSec) + 1)
  return Math.max(MIN_HALF_SECONDS, ...seconds)
}

/** Returns the name of a season. A tournament is named by its year, a league's season by its two years. */
function seasonOf({ dateutc, competitionId }: WyscoutMatch): string {
  const year = Number(dateutc.slice(0, 4))
  if (competitionId !== undefined && TOURNAMENTS.has(competitionId)) return `${year}`
  const from = Number(dateutc.slice(5, 7)) >= 7 ? year : year - 1
  return `${from}/${`${from + 1}`.slice(2)}`
}

function sidesOf(match: WyscoutMatch): Map<number, 'home' | 'away'> {
  return new Map(Object.values(match.teamsData).map(({ teamId, side }) => [teamId, side]))
}

function teamOn(
  side: 'home' | 'away',
  sides: ReadonlyMap<number, 'home' | 'away'>,
  teams: readonly z.infer<typeof WyscoutTeam>[],
): string {
  const teamId = [...sides].find(([, each]) => each === side)?.[0]
  const team = teams.find(({ wyId }) => wyId === teamId)
  if (!team) throw new MatchFileError(`The list of teams does not hold the ${side} team (${teamId ?? 'unknown'})`)
  return team.name
}

function onlyMatchOf(events: readonly WyscoutEvent[]): number {
  const ids = [...new Set(events.map(({ matchId }) => matchId))]
  const [only] = ids
  if (only === undefined) throw new MatchFileError('The events file is empty')
  if (ids.length > 1) {
    throw new MatchFileError(`The events file holds ${ids.length} matches: name one, for example ${only}`)
  }
  return only
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue && issue.path.length > 0 ? ` (${issue.path.join('.')}: ${issue.message})` : ''
  throw new MatchFileError(`This is not a Wyscout ${what}${where}`)
}

function decodeEscapes(text: string): string {
  return text.replace(/\\u([0-9a-fA-F]{4})/g, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
