import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type IdentifiedMatchFile, MatchFileError } from './match-file.ts'
import { matchFromContent, withoutMark } from './match-from-content.ts'
import { importSportec, isSportec } from './sportec.ts'
import { isStatsBomb } from './statsbomb.ts'
import { refuseFormat, textFormatOf } from './unsupported-format.ts'
import { importWyscout, isWyscout } from './wyscout.ts'

/**
 * The other files that a source publishes beside its events. A file that is not given is searched for in the folder of
 * the events.
 */
export interface CompanionFiles {
  /** For StatsBomb and Wyscout: the file with the list of matches. Wyscout also has files with teams and players. */
  readonly matches?: string
  readonly teams?: string
  readonly players?: string
  /**
   * For Wyscout: the match to read if the events file holds several. For StatsBomb: the number of the match, if it is
   * not the name of the events file.
   */
  readonly matchId?: number
  /** For DFL: the file with the match information. */
  readonly meta?: string
}

/** Reads a match from a file of any supported kind: a match file, StatsBomb events, Wyscout events, or DFL events. */
export async function readMatch(path: string, companions: CompanionFiles = {}): Promise<IdentifiedMatchFile> {
  const text = await readText(path)
  if (text.trimStart().startsWith('<')) return readSportec(path, text, companions)
  const value = jsonIn(text)
  if (value !== undefined && isWyscout(value)) return readWyscout(path, value, companions)
  const matches = isStatsBomb(value) ? await neighbouringList(path, 'matches.json', companions.matches) : undefined
  const matchId = companions.matchId ?? numberIn(basename(path))
  return matchFromContent(value ?? text, basename(path), { matchId, matches })
}

/**
 * Returns the number before `.json` if it is the whole file name. StatsBomb names its event files by the number of the
 * match.
 */
function numberIn(fileName: string): number | undefined {
  const [, digits] = /^(\d{1,15})\.json$/i.exec(fileName) ?? []
  return digits === undefined ? undefined : Number(digits)
}

async function neighbouringList(path: string, name: string, given: string | undefined): Promise<unknown> {
  const file = given ?? join(dirname(path), name)
  if (given === undefined && !(await exists(file))) return undefined
  return parseJson(await readText(file), file)
}

async function readWyscout(path: string, events: unknown, companions: CompanionFiles): Promise<IdentifiedMatchFile> {
  const list = (name: string, given: string | undefined) => neighbouringList(path, name, given)
  const matches = await list('matches.json', companions.matches)
  if (matches === undefined) {
    throw new MatchFileError(
      `${basename(path)} holds Wyscout events: give its list of matches too (--matches matches.json)`,
    )
  }
  return importWyscout({
    events,
    matches,
    teams: await list('teams.json', companions.teams),
    players: await list('players.json', companions.players),
    ...(companions.matchId === undefined ? {} : { matchId: companions.matchId }),
  })
}

async function readSportec(path: string, events: string, companions: CompanionFiles): Promise<IdentifiedMatchFile> {
  if (!isSportec(events)) {
    const format = textFormatOf(events)
    if (format !== undefined) refuseFormat(basename(path), format)
    throw new MatchFileError(`${basename(path)} is XML, but holds no DFL events`)
  }
  const meta = companions.meta === undefined ? await neighbouringMeta(path, events) : await readText(companions.meta)
  return importSportec({ events, meta })
}

/** Returns the text of the first XML file in the same folder that contains the match information of these events. */
async function neighbouringMeta(path: string, events: string): Promise<string> {
  const matchId = /\sMatchId="([^"]+)"/.exec(events)?.[1] ?? ''
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!name.toLowerCase().endsWith('.xml') || name === basename(path)) continue
    const text = await readText(join(folder, name))
    if (text.includes('<MatchInformation') && text.includes(`MatchId="${matchId}"`)) return text
  }
  throw new MatchFileError(`${basename(path)} holds DFL events: give its match information too (--meta meta.xml)`)
}

async function readText(path: string): Promise<string> {
  try {
    const bytes = await readFile(path)
    return withoutMark(new TextDecoder(encodingOf(bytes)).decode(bytes))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(error)
    throw new MatchFileError(`${path} cannot be read: ${why}`)
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  )
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new MatchFileError(
      `${path} is neither JSON nor XML: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
