import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type IdentifiedMatchFile, MatchFileError } from './match-file.ts'
import { matchFromContent, withoutMark } from './match-from-content.ts'
import { importSportec, isSportec } from './sportec.ts'
import { isStatsBomb } from './statsbomb.ts'
import { refuseFormat, textFormatOf } from './unsupported-format.ts'
import { importWyscout, isWyscout } from './wyscout.ts'

/** Data in other files than the one with the events; searched for beside it if not given. */
export interface Beside {
  /** Wyscout: the lists of matches, teams and players. */
  readonly matches?: string
  readonly teams?: string
  readonly players?: string
  /** Wyscout: the match to read if the file holds several. */
  readonly matchId?: number
  /** DFL: the match information. */
  readonly meta?: string
}

/** Reads a match from a file of any supported kind: a match file, StatsBomb events, Wyscout events, DFL events. */
export async function readMatch(path: string, beside: Beside = {}): Promise<IdentifiedMatchFile> {
  const text = await readText(path)
  if (text.trimStart().startsWith('<')) return readSportec(path, text, beside)
  const value = jsonIn(text)
  if (value !== undefined && isWyscout(value)) return readWyscout(path, value, beside)
  const matches = isStatsBomb(value) ? await listBeside(path, 'matches.json', beside.matches) : undefined
  const matchId = beside.matchId ?? numberIn(basename(path))
  return matchFromContent(value ?? text, basename(path), { matchId, matches })
}

/** StatsBomb names its event files by the match's number. */
function numberIn(fileName: string): number | undefined {
  const [, digits] = /^(\d{1,15})\.json$/i.exec(fileName) ?? []
  return digits === undefined ? undefined : Number(digits)
}

async function listBeside(path: string, name: string, given: string | undefined): Promise<unknown> {
  const file = given ?? join(dirname(path), name)
  if (given === undefined && !(await exists(file))) return undefined
  return parseJson(await readText(file), file)
}

async function readWyscout(path: string, events: unknown, beside: Beside): Promise<IdentifiedMatchFile> {
  const list = (name: string, given: string | undefined) => listBeside(path, name, given)
  const matches = await list('matches.json', beside.matches)
  if (matches === undefined) {
    throw new MatchFileError(
      `${basename(path)} holds Wyscout events: name its list of matches too (--matches matches.json)`,
    )
  }
  return importWyscout({
    events,
    matches,
    teams: await list('teams.json', beside.teams),
    players: await list('players.json', beside.players),
    ...(beside.matchId === undefined ? {} : { matchId: beside.matchId }),
  })
}

async function readSportec(path: string, events: string, beside: Beside): Promise<IdentifiedMatchFile> {
  if (!isSportec(events)) {
    const format = textFormatOf(events)
    if (format !== undefined) refuseFormat(basename(path), format)
    throw new MatchFileError(`${basename(path)} is XML, but holds no DFL events`)
  }
  const meta = beside.meta === undefined ? await metaBeside(path, events) : await readText(beside.meta)
  return importSportec({ events, meta })
}

/** The only XML file in the same folder with this match's information. */
async function metaBeside(path: string, events: string): Promise<string> {
  const matchId = /\sMatchId="([^"]+)"/.exec(events)?.[1] ?? ''
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!name.toLowerCase().endsWith('.xml') || name === basename(path)) continue
    const text = await readText(join(folder, name))
    if (text.includes('<MatchInformation') && text.includes(`MatchId="${matchId}"`)) return text
  }
  throw new MatchFileError(`${basename(path)} holds DFL events: name its match information too (--meta meta.xml)`)
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
