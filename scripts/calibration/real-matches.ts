import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { matchFromContent } from '@bettle/replay'
import type { MatchFile, PricedWindow } from '@bettle/rules'

const CALIBRATION_MATCHES = 'calibration-matches.jsonl.gz'

/** Returns the matches to measure, without the sample matches in matches/. */
export function realMatches(folder: string): MatchFile[] {
  const shown = new Set(sampleMatches(folder).map(({ sourceMatchId }) => sourceMatchId))
  return gunzipSync(readFileSync(join(folder, CALIBRATION_MATCHES)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => matchFromContent(line, `Line ${index + 1} of ${CALIBRATION_MATCHES}`))
    .filter(({ sourceMatchId }) => !shown.has(sourceMatchId))
}

export function sampleMatches(folder: string): MatchFile[] {
  return readdirSync(join(folder, 'matches')).map((name) =>
    matchFromContent(readFileSync(join(folder, 'matches', name), 'utf8'), name),
  )
}

/** Counts events in a window of a match, up to a minute of its half. */
export function countIn(
  match: MatchFile,
  eventType: string,
  { halfNumber, startMinute, endMinute }: PricedWindow,
  until = endMinute ?? Number.POSITIVE_INFINITY,
): number {
  let count = 0
  for (const event of match.events) {
    if (event.eventType !== eventType || event.half !== halfNumber) continue
    if (event.second >= startMinute * 60 && event.second < until * 60) count += 1
  }
  return count
}
