import { type MatchFileEvent, scoreOf } from '@bettle/rules'
import { z } from 'zod'
import { type IdentifiedMatchFile, inOrder, MatchFileError, parseMatchFile } from './match-file.ts'

const Named = z.object({ name: z.string() })
const NamedById = z.object({ id: z.number().int(), name: z.string() })

const StatsBombEvent = z.object({
  period: z.number().int(),
  /** The time since the kick-off of the event's period, as 00:12:34.567. */
  timestamp: z.string().regex(/^\d\d:\d\d:\d\d(\.\d+)?$/),
  type: Named,
  team: NamedById,
  player: Named.optional(),
  pass: z.object({ type: Named.optional(), outcome: Named.optional() }).optional(),
  shot: z.object({ type: Named.optional(), outcome: Named.optional() }).optional(),
  foul_committed: z.object({ card: Named.optional() }).optional(),
  bad_behaviour: z.object({ card: Named.optional() }).optional(),
})
type StatsBombEvent = z.infer<typeof StatsBombEvent>

/** An entry of StatsBomb's list of matches. It names both sides and the day of the match. */
const StatsBombMatch = z.object({
  match_id: z.number().int(),
  match_date: z.string(),
  competition: z.object({ competition_name: z.string() }).optional(),
  season: z.object({ season_name: z.string() }).optional(),
  home_team: z.object({ home_team_id: z.number().int(), home_team_name: z.string() }),
  away_team: z.object({ away_team_id: z.number().int(), away_team_name: z.string() }),
})

export interface StatsBombSource {
  readonly events: unknown
  /** The number of the match, after which StatsBomb names the events file. */
  readonly matchId?: number | undefined
  /** StatsBomb's list of matches, if the caller has it. */
  readonly matches?: unknown
  /** The match that will play this file. It decides which team is at home if `matches` does not contain the match. */
  readonly playedAs?: { readonly homeTeam: string; readonly awayTeam: string } | undefined
}

const RESTARTS: Readonly<Record<string, string>> = {
  'Throw-in': 'Throw',
  Corner: 'Corner',
  'Free Kick': 'Free-Kick',
  'Goal Kick': 'Goal-Kick',
  Penalty: 'Penalty',
}
const SHOT_DETAILS: Readonly<Record<string, string>> = {
  Penalty: 'penalty',
  'Free Kick': 'free kick',
  Corner: 'corner',
}
const CARDS: Readonly<Record<string, string>> = {
  'Yellow Card': 'yellow',
  'Second Yellow': 'second yellow',
  'Red Card': 'red',
}
const MIN_HALF_SECONDS = 45 * 60

/** Returns true if a JSON document looks like the events of StatsBomb's open data. */
export function isStatsBomb(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return (
    typeof first === 'object' &&
    first !== null &&
    ['period', 'timestamp', 'type', 'possession_team', 'team'].every((name) => name in first)
  )
}

/**
 * Converts one match of StatsBomb's open data to a match file. If the list of matches lacks the match, `playedAs`
 * decides which team is at home. Otherwise the team that lines up first is at home ([F9]).
 */
export function importStatsBomb(source: StatsBombSource): IdentifiedMatchFile {
  const parsed = z.array(StatsBombEvent).safeParse(source.events)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new MatchFileError(`These StatsBomb events cannot be read: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const events = parsed.data
  const match = z
    .array(StatsBombMatch)
    .catch([])
    .parse(source.matches ?? [])
    .find(({ match_id }) => match_id === source.matchId)
  const [home, away] = match
    ? [
        { id: match.home_team.home_team_id, name: match.home_team.home_team_name },
        { id: match.away_team.away_team_id, name: match.away_team.away_team_name },
      ]
    : sidesIn(events, source.playedAs)
  const sideOf = (teamId: number) => (teamId === home.id ? 'home' : teamId === away.id ? 'away' : undefined)
  const converted = inOrder(events.flatMap((event) => convert(event, sideOf(event.team.id))))
  return parseMatchFile(
    {
      source: 'StatsBomb Open Data',
      attribution: 'Data provided by StatsBomb',
      ...(source.matchId !== undefined && { sourceMatchId: `${source.matchId}` }),
      ...(match?.competition && { competition: match.competition.competition_name }),
      ...(match?.season && { season: match.season.season_name }),
      ...(match && { date: match.match_date }),
      homeTeam: home.name,
      awayTeam: away.name,
      finalScore: scoreOf(converted),
      halves: [1, 2].map((halfNumber) => ({ halfNumber, durationSeconds: lengthOf(halfNumber, events) })),
      events: converted,
    },
    'This match of StatsBomb',
  )
}

type Team = z.infer<typeof NamedById>

function sidesIn(events: readonly StatsBombEvent[], playedAs: StatsBombSource['playedAs']): [Team, Team] {
  const lineUps = events.filter(({ type }) => type.name === 'Starting XI').map(({ team }) => team)
  const [first, second] = [
    ...new Map([...lineUps, ...events.map(({ team }) => team)].map((team) => [team.id, team])).values(),
  ]
  if (!first || !second) throw new MatchFileError('These StatsBomb events name no two teams')
  const isSame = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase()
  const isOther = isSame(first.name, playedAs?.awayTeam) || isSame(second.name, playedAs?.homeTeam)
  return isOther ? [second, first] : [first, second]
}

/** Converts one StatsBomb event to match events. A scored penalty, for example, is Penalty, Shot and Goal. */
function convert(event: StatsBombEvent, team: 'home' | 'away' | undefined): MatchFileEvent[] {
  // The import leaves out extra time and shoot-outs.
  if (team === undefined || (event.period !== 1 && event.period !== 2)) return []
  const { type, pass, shot } = event
  const moment = {
    half: event.period,
    second: Math.floor(secondsOf(event.timestamp)),
    team,
    ...(event.player && { player: event.player.name }),
  }
  const found: MatchFileEvent[] = []
  const restart = RESTARTS[pass?.type?.name ?? shot?.type?.name ?? '']
  if (restart !== undefined) found.push({ ...moment, eventType: restart })
  if (type.name === 'Shot') {
    const detail = SHOT_DETAILS[shot?.type?.name ?? '']
    const kick = { ...moment, ...(detail !== undefined && { detail }) }
    found.push({ ...kick, eventType: 'Shot' })
    if (shot?.outcome?.name === 'Goal') found.push({ ...kick, eventType: 'Goal' })
  }
  // The event 'Own Goal For' names the side that gets the goal. 'Own Goal Against' is the same goal again.
  if (type.name === 'Own Goal For') found.push({ ...moment, eventType: 'Goal', detail: 'own goal' })
  if (type.name === 'Offside' || pass?.outcome?.name === 'Pass Offside') found.push({ ...moment, eventType: 'Offside' })
  const card = CARDS[event.foul_committed?.card?.name ?? event.bad_behaviour?.card?.name ?? '']
  if (card !== undefined) found.push({ ...moment, eventType: 'Card', detail: card })
  return found
}

function secondsOf(timestamp: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = timestamp.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}

/**
 * Returns the length of a half in seconds: up to its 'Half End', but never less than up to its last event or 45
 * minutes.
 */
function lengthOf(halfNumber: number, events: readonly StatsBombEvent[]): number {
  const seconds = events
    .filter(({ period }) => period === halfNumber)
    .map(({ timestamp }) => Math.floor(secondsOf(timestamp)) + 1)
  return seconds.reduce((longest, second) => Math.max(longest, second), MIN_HALF_SECONDS)
}
