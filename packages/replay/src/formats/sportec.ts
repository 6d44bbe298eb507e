import { type MatchFileEvent, scoreOf } from '@bettle/rules'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { type IdentifiedMatchFile, inOrder, MatchFileError, parseMatchFile } from './match-file.ts'

/** A parsed XML element: its attributes, and lists of its child elements by name. */
interface Element {
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Readonly<Record<string, readonly Element[]>>
}

const General = z.object({
  MatchId: z.string(),
  HomeTeamId: z.string(),
  HomeTeamName: z.string(),
  GuestTeamId: z.string(),
  GuestTeamName: z.string(),
  CompetitionName: z.string().optional(),
  Season: z.string().optional(),
})

const EVENT_TYPES: Record<string, string> = {
  ThrowIn: 'Throw',
  CornerKick: 'Corner',
  FreeKick: 'Free-Kick',
  GoalKick: 'Goal-Kick',
  Penalty: 'Penalty',
  Offside: 'Offside',
  Caution: 'Card',
  SendingOff: 'Card',
}
/** The card that a DFL element means if the element names no colour. */
const CARDS: Record<string, string> = { Caution: 'yellow', SendingOff: 'red' }
const SECTIONS: Record<string, number> = { firstHalf: 1, secondHalf: 2 }
const SIDES = { home: 'away', away: 'home' } as const

/** Returns true if a text looks like a DFL document of events. */
export function isSportec(text: string): boolean {
  return /<PutDataRequest[\s>]/.test(text.slice(0, 2000)) && /<Event[\s>]/.test(text)
}

/** Converts one DFL match (by Sportec Solutions) to a match file, from its events and its match information. */
export function importSportec(source: { readonly events: string; readonly meta: string }): IdentifiedMatchFile {
  const information = first(first(readXml(source.meta, 'match information'), 'PutDataRequest'), 'MatchInformation')
  const parsed = General.safeParse(first(information, 'General')?.attributes)
  if (!parsed.success) throw new MatchFileError('The match information does not name the match and its two teams')
  const general = parsed.data

  const events = latestEvents(all(first(readXml(source.events, 'events'), 'PutDataRequest'), 'Event'))
  const matchIds = new Set(events.map(({ attributes }) => attributes.MatchId))
  if (!matchIds.has(general.MatchId)) {
    throw new MatchFileError(
      `The events are of ${[...matchIds].join(', ')}, the match information of ${general.MatchId}`,
    )
  }
  const halves = halvesIn(events)
  const players = playersIn(information)
  const sides = new Map<string, 'home' | 'away'>([
    [general.HomeTeamId, 'home'],
    [general.GuestTeamId, 'away'],
  ])
  const converted = inOrder(events.flatMap((event) => convert(event, halves, sides, players)))
    // Seconds are rounded only after sorting, so that events within one second stay in order.
    .map((event) => ({ ...event, second: Math.floor(event.second) }))
  const kickOff = halves[0]?.from ?? 0
  return parseMatchFile(
    {
      source: 'DFL / Sportec Solutions official event data',
      sourceMatchId: general.MatchId,
      competition: general.CompetitionName,
      season: general.Season,
      date: new Date(kickOff).toISOString().slice(0, 10),
      kickoffUtc: `${new Date(kickOff).toISOString().slice(0, 19)}Z`,
      homeTeam: general.HomeTeamName,
      awayTeam: general.GuestTeamName,
      finalScore: scoreOf(converted),
      halves: halves.map(({ from, to }, index) => ({
        halfNumber: index + 1,
        durationSeconds: Math.ceil((to - from) / 1000),
      })),
      events: converted,
    },
    `DFL match ${general.MatchId}`,
  )
}

/**
 * Returns the latest version of each event, without deleted events. An event that is sent again replaces its earlier
 * version. A deleted event contains an element `Delete`.
 */
function latestEvents(events: readonly Element[]): Element[] {
  const latest = new Map<string, Element>()
  for (const event of events) latest.set(event.attributes.EventId ?? `without id ${latest.size}`, event)
  return [...latest.values()].filter(({ children }) => children.Delete === undefined)
}

interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Each half lasts from the kick-off that names its section to its final whistle. Kick-offs after goals name no section.
 */
function halvesIn(events: readonly Element[]): Span[] {
  const spans: Span[] = []
  for (const [section, halfNumber] of Object.entries(SECTIONS)) {
    const of = (name: string) =>
      events.find(({ children }) => children[name]?.some(({ attributes }) => attributes.GameSection === section))
    const kickOff = of('KickOff')
    const whistle = of('FinalWhistle')
    if (!kickOff || !whistle)
      throw new MatchFileError(`The events hold no kick-off or no final whistle of half ${halfNumber}`)
    spans.push({ from: timeOf(kickOff), to: timeOf(whistle) })
  }
  return spans
}

function convert(
  event: Element,
  halves: readonly Span[],
  sides: ReadonlyMap<string, 'home' | 'away'>,
  players: ReadonlyMap<string, string>,
): MatchFileEvent[] {
  const at = timeOf(event)
  const half = halves.findLastIndex(({ from }) => at >= from) + 1
  const span = halves[half - 1]
  if (!span || at >= span.to) return []

  const second = (at - span.from) / 1000
  return Object.entries(event.children).flatMap(([name, elements]) =>
    elements.flatMap((element) => {
      const team = sides.get(attributeIn(element, 'Team') ?? '')
      const player = players.get(attributeIn(element, 'Player') ?? '')
      if (team === undefined) return []
      return meaningsOf(name, element, team).map((meaning) => ({
        half,
        second,
        ...meaning,
        ...(player === undefined ? {} : { player }),
      }))
    }),
  )
}

type Meaning = Pick<MatchFileEvent, 'eventType' | 'team' | 'detail'>

/** Returns the match events that one element means. A scored penalty, for example, is Penalty, Shot and Goal. */
function meaningsOf(name: string, element: Element, team: 'home' | 'away'): Meaning[] {
  const eventType = EVENT_TYPES[name]
  const detail = name in CARDS ? cardOf(name, element) : setPieceOf(name, element)
  const named = detail === undefined ? {} : { detail }
  const found: Meaning[] = []
  if (eventType !== undefined) found.push({ eventType, team, ...(name in CARDS ? named : {}) })
  // The shot of a penalty or a free kick is nested in the set piece.
  if (name === 'ShotAtGoal' || holds(element, 'ShotAtGoal')) found.push({ eventType: 'Shot', team, ...named })
  if (holds(element, 'SuccessfulShot')) found.push({ eventType: 'Goal', team, ...named })
  // The source names the team of the scorer, but an own goal counts for the other team.
  if (name === 'OwnGoal') found.push({ eventType: 'Goal', team: SIDES[team], detail: 'own goal' })
  return found
}

function cardOf(name: string, { attributes }: Element): string | undefined {
  return attributes.CardColor === 'yellowRed' ? 'second yellow' : (attributes.CardColor ?? CARDS[name])
}

function setPieceOf(name: string, { attributes }: Element): string | undefined {
  if (name === 'Penalty' || attributes.TakerSetup === 'penalty') return 'penalty'
  return name === 'FreeKick' || attributes.TakerSetup === 'directFreeKick' ? 'free kick' : undefined
}

function playersIn(information: Element | undefined): Map<string, string> {
  const teams = all(first(information, 'Teams'), 'Team')
  const players = teams.flatMap((team) => all(first(team, 'Players'), 'Player'))
  return new Map(players.map(({ attributes }) => [attributes.PersonId ?? '', attributes.Shortname ?? '']))
}

function timeOf({ attributes }: Element): number {
  const time = Date.parse(attributes.EventTime ?? '')
  if (Number.isNaN(time)) throw new MatchFileError(`Event ${attributes.EventId ?? '?'} has no time`)
  return time
}

/** Returns an attribute of the element, or of its first descendant that has the attribute. */
function attributeIn(element: Element, name: string): string | undefined {
  const own = element.attributes[name]
  if (own !== undefined) return own
  for (const child of Object.values(element.children).flat()) {
    const found = attributeIn(child, name)
    if (found !== undefined) return found
  }
  return undefined
}

function holds(element: Element, name: string): boolean {
  return (
    element.children[name] !== undefined ||
    Object.values(element.children)
      .flat()
      .some((child) => holds(child, name))
  )
}

const first = (element: Element | undefined, name: string) => element?.children[name]?.[0]
const all = (element: Element | undefined, name: string) => element?.children[name] ?? []

const ATTRIBUTE = '@'
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  parseAttributeValue: false,
  parseTagValue: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

function readXml(text: string, what: string): Element {
  try {
    return elementOf(parser.parse(text, true))
  } catch (error) {
    throw new MatchFileError(
      `The ${what} cannot be read as XML: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function elementOf(node: unknown): Element {
  const attributes: Record<string, string> = {}
  const children: Record<string, readonly Element[]> = {}
  for (const [key, value] of typeof node === 'object' && node !== null ? Object.entries(node) : []) {
    if (key.startsWith(ATTRIBUTE)) attributes[key.slice(ATTRIBUTE.length)] = String(value)
    else if (Array.isArray(value)) children[key] = value.map(elementOf)
  }
  return { attributes, children }
}
