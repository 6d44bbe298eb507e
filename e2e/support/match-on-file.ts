import { readdirSync, readFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { type IdentifiedMatchFile, matchFromContent } from '@bettle/replay'

export type EventOnFile = IdentifiedMatchFile['events'][number]

export interface MatchOnFile {
  readonly name: string
  readonly events: readonly EventOnFile[]
}

const TYPES = ['Throw', 'Shot', 'Free-Kick', 'Goal-Kick', 'Throw', 'Corner', 'Offside', 'Goal', 'Card', 'Penalty']

/**
 * Returns the matches that BETTLE_CONSOLE_MATCHES names, or otherwise a real match if one is present, or otherwise an
 * invented match with as many events.
 */
export function matchesOnFile(): readonly MatchOnFile[] {
  const named = process.env.BETTLE_CONSOLE_MATCHES
  if (named) return named.split(delimiter).map(read)
  const folder = process.env.BETTLE_MATCH_DATA && join(process.env.BETTLE_MATCH_DATA, 'matches')
  const file = folder && readdirSync(folder).find((name) => /m-gladbach/.test(name))
  return [file ? read(join(folder, file)) : { name: 'made up', events: madeUp() }]
}

function read(path: string): MatchOnFile {
  const { homeTeam, awayTeam, events } = matchFromContent(readFileSync(path, 'utf8'), basename(path))
  return { name: `${homeTeam} v ${awayTeam}`, events }
}

function madeUp(): EventOnFile[] {
  return Array.from({ length: 134 }, (_, index) => ({
    half: index < 67 ? 1 : 2,
    second: ((index % 67) + 1) * 39,
    eventType: TYPES[(index * 7) % TYPES.length] ?? 'Throw',
    team: index % 3 === 0 ? 'away' : 'home',
  }))
}
