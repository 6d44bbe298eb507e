import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a recorded match of BETTLE_MATCH_DATA, chosen at random, or undefined without such data. */
export function recordedMatch({ below }) {
  const folder = process.env.BETTLE_MATCH_DATA && join(process.env.BETTLE_MATCH_DATA, 'matches')
  if (!folder || !existsSync(folder)) return undefined
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  const name = names[below(names.length)]
  return { name, text: readFileSync(join(folder, name), 'utf8') }
}
