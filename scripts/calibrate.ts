import { parseArgs } from 'node:util'
import { HALF_MINUTES, type MatchFile } from '@bettle/rules'
import { reportBeforeRounds } from './calibration/before-rounds.ts'
import { reportStrategies } from './calibration/fixed-strategies.ts'
import { reportInPlay } from './calibration/in-play.ts'
import { realMatches, sampleMatches } from './calibration/real-matches.ts'

const USAGE = `Compares three figures with real matches: the chances behind the prices ([P1]), the chances shown during a round ([P10]), and
the returns of betting strategies that ignore the match ([P2]).

  npm run calibrate -- [--data FOLDER] [--learn]

FOLDER holds calibration-matches.jsonl.gz and matches/*.json (default: BETTLE_MATCH_DATA); the project contains none.
  --learn   Prints only how long halves of the training part last beyond 45 minutes

For chances before a round, models are trained on nine tenths of the matches and tested on the remaining tenth, each tenth in turn. For
chances during a round, the matches with a source id divisible by four are the training part, and the others (all ids are even) the test
part. The matches in matches/ belong to neither part. docs/model.md explains the figures.
`

process.exitCode = main()

function main(): number {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, learn: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  const folder = values.data ?? process.env.BETTLE_MATCH_DATA
  if (values.help || !folder) {
    console.log(USAGE)
    return values.help ? 0 : 2
  }
  const matches = realMatches(folder)
  if (values.learn) {
    const training = matches.filter((match) => !isTest(match))
    for (const half of [1, 2] as const) console.log(`half ${half}: ${minutesLeftIn(training, half).join(', ')}`)
    return 0
  }
  const kept = [
    reportBeforeRounds(matches),
    reportInPlay(matches.filter(isTest)),
    reportStrategies([...matches, ...sampleMatches(folder)]),
  ]
  return kept.every(Boolean) ? 0 : 1
}

/**
 * True for a match of the test part. All source numbers are even, and those not divisible by four are the test part.
 */
function isTest({ sourceMatchId }: MatchFile): boolean {
  return Number(sourceMatchId) % 4 === 2
}

/** Returns the average remaining time of halves that are still running 0, 1, 2 … minutes after minute 45. */
function minutesLeftIn(matches: readonly MatchFile[], halfNumber: number): string[] {
  const lengths = matches.flatMap(({ halves }) =>
    halves.filter((half) => half.halfNumber === halfNumber).map((half) => half.durationSeconds / 60),
  )
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((added) => {
    const running = lengths.filter((length) => length > HALF_MINUTES + added)
    const left = running.reduce((sum, length) => sum + length - HALF_MINUTES - added, 0) / running.length
    return `+${added}: ${left.toFixed(2)} (${running.length})`
  })
}
