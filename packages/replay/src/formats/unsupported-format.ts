import { MatchFileError } from './match-file.ts'

export const SUPPORTED_FORMATS =
  'Bettle reads its own match files (JSON) and the events of StatsBomb’s open data (JSON). The command `npm run replay` also reads Wyscout events (JSON) and DFL events (XML), with the lists beside them.'

/** Refuses a document in a known but unsupported format, and names it ([F9]). */
export function refuseFormat(fileName: string, format: string): never {
  throw new MatchFileError(`${fileName} is not a match Bettle can play: it holds ${format}. ${SUPPORTED_FORMATS}`)
}

/**
 * Returns the format of an XML document or of another text, judged by its first 20,000 characters; undefined if the
 * format is unknown.
 */
export function textFormatOf(text: string): string | undefined {
  const start = text.slice(0, 20_000)
  return TEXT_FORMATS.find(([pattern]) => pattern.test(start))?.[1]
}

const TEXT_FORMATS: readonly (readonly [pattern: RegExp, format: string])[] = [
  [/<Games[\s>][\s\S]*<Game\s/, 'Stats Perform events (Opta F24)'],
  [/<SoccerFeed[\s>]|<SoccerDocument[\s>]/, 'a Stats Perform match sheet (Opta F7 or F9)'],
  [/<match(Events|Stats)[\s>]|<liveData[\s>]/, 'Stats Perform events (XML)'],
  [/<PutDataRequest[\s>][\s\S]*<(Positions|FrameSet)[\s>]/, 'positions of the DFL, without events'],
  [/<PutDataRequest[\s>][\s\S]*<MatchInformation[\s>]/, 'match information of the DFL, without events'],
  [/<PutDataRequest[\s>][\s\S]*<Event[\s>]/, 'DFL events, whose match information is in another file'],
  [/<ALL_INSTANCES[\s>]/, 'Sportscode instances (Hudl)'],
  [/<Metadata[\s>][\s\S]*<(GlobalConfig|DataFormatSpecifications)[\s>]/, 'Metrica or EPTS metadata'],
  [/^Team,Type,Subtype,Period,Start Frame/i, 'Metrica events (CSV)'],
  [/^,,,(Home|Away)\b/i, 'Metrica tracking (CSV)'],
  [/^(\d+,)?.*\b(type_name|result_name|bodypart_name)\b.*\n/i, 'SPADL actions (CSV)'],
  [/^\d+:[-\d]+,[-\d]+,/, 'ChyronHego (Tracab) tracking'],
  [/^<(!DOCTYPE )?html/i, 'a web page'],
  [/^PK\P{L}/u, 'a ZIP archive, which must be unpacked first'],
  // This pattern matches gzip. The second byte of gzip is invalid UTF-8.
  [/^\p{Cc}[\u008B\uFFFD]/u, 'a gzip archive, which must be unpacked first'],
  [/^BEGIN:VCALENDAR\s/, 'a calendar, without events'],
]

interface Shape {
  readonly [name: string]: unknown
}

/** Returns the name of a JSON document's format that this package cannot read; undefined if the format is unknown. */
export function jsonFormatOf(value: unknown): string | undefined {
  const list = Array.isArray(value) ? value : undefined
  const first = shapeOf(list ? list[0] : undefined)
  const whole = shapeOf(list ? undefined : value)
  const events = shapeOf(firstOf(whole.events))
  const data = shapeOf(firstOf(whole.data))
  const formats: readonly (readonly [boolean, string])[] = [
    ['matchInfo' in whole && 'liveData' in whole, 'Stats Perform events (MA3)'],
    ['matchInfo' in whole || 'liveData' in whole, 'Stats Perform data (Opta)'],
    ['incidences' in whole, 'DataFactory incidences'],
    ['start' in data && ('subtypes' in data || 'from' in data), 'Metrica events (JSON)'],
    ['matchTimestamp' in events || 'primary' in shapeOf(events.type), 'Wyscout events of its API (version 3)'],
    ['matchTimestamp' in first || 'primary' in shapeOf(first.type), 'Wyscout events of its API (version 3)'],
    ['eventSec' in events || 'eventSec' in first, 'Wyscout events, whose list of matches is in another file'],
    ['wyId' in first, 'a list of Wyscout, without events'],
    ['event_uuid' in first || 'freeze_frame' in first, 'StatsBomb 360 frames, without events'],
    ['lineup' in first && 'team_id' in first, 'line-ups of StatsBomb, without events'],
    [
      'competition_id' in first && 'season_id' in first && !('match_id' in first),
      'the list of competitions of StatsBomb, without events',
    ],
    ['match_id' in first && 'home_team' in first, 'the list of matches of StatsBomb, without events'],
    ['gameEvents' in first || 'possessionEvents' in first, 'PFF events'],
    ['frame' in first || 'frameIdx' in first || 'frame' in data, 'tracking, without events'],
    ['response' in whole && 'results' in whole, 'a reply of API-Football'],
    ['incidents' in whole, 'incidents of SofaScore'],
  ]
  return formats.find(([matches]) => matches)?.[1]
}

const shapeOf = (value: unknown): Shape => (typeof value === 'object' && value !== null ? (value as Shape) : {})
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)
