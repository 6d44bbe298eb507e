import { deleteMatchEvent, recordMatchEvent, startHalf1 } from '@bettle/contract'
import { correctBare, revealBare, settleBare } from './bare-settlement.ts'
import type { BenchOptions } from './bench.ts'
import { type MatchWithBets, matchWithBets } from './bench-matches.ts'
import { ms, printTable, times } from './figures.ts'
import { type MeasuredWork, measureWork } from './measured-work.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { asks, type BenchUser, makeUsers } from './users.ts'

const MINUTE = 60_000
const SIZES = [1000, 10_000, 100_000]
const SHAPES = [
  ['spread', 8],
  ['crowd', 999],
] as const

/** The limits of every row: the ratio to one statement, and the growth of the memory (MB). */
const MOST = { ratio: 3, memory: 64 }

const HEAD = [
  'database',
  'bets',
  'seats',
  'work',
  'took',
  'one statement',
  'ratio',
  'CPU',
  'of PostgreSQL',
  'of one statement',
  'ratio of CPU',
  'limit',
  'statements',
  'heap',
  'resident',
  'kept',
  'limit',
]

interface Stage {
  readonly server: OwnServer
  readonly admin: BenchUser
  /** The match that the server reveals, settles and corrects. Single statements do the same to the other match. */
  readonly played: MatchWithBets
  readonly bare: MatchWithBets
}

/**
 * Measures how the server reveals, settles and corrects one round in all lobbies of a match. It also measures the
 * minimum work of each step on another match of the same size in the same database.
 */
export async function settlement({ database, only, shape, sizes = SIZES }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['postgres', database] as const]) {
    if ((name === 'postgres' && url === undefined) || (only !== undefined && only !== name)) continue
    for (const [shapeName, seats] of SHAPES.filter(([other]) => shape === undefined || shape === other)) {
      for (const bets of sizes) {
        console.log(`${name}: inserting 2 × ${bets} bets, ${shapeName} …`)
        for (const row of await measureOn(url, bets, seats)) rows.push([name, `${bets}`, `${seats}`, ...row])
      }
    }
  }
  printTable(HEAD, rows)
}

async function measureOn(url: string | undefined, bets: number, seats: number): Promise<string[][]> {
  const server = await startOwnServer(url)
  try {
    const [admin] = await makeUsers(server, 1, 'admin')
    if (!admin) throw new Error('The administrator was not created')
    const played = await matchWithBets(server, admin, { bets, seats })
    const bare = await matchWithBets(server, admin, { bets, seats })
    return await everyStep({ server, admin, played, bare })
  } finally {
    await server.stop()
  }
}

async function everyStep({ server, admin, played, bare }: Stage): Promise<string[][]> {
  const { ctx, clock } = server
  const settled = () => ctx.jobs.settled()
  const body = { matchId: played.matchId }
  await asks(server, admin, startHalf1, { body })
  const kickOff = Math.ceil((clock.now() + 1) / MINUTE) * MINUTE

  const revealedBare = await measureWork(server, () => revealBare(ctx, bare.roundId))
  const revealed = await measureWork(server, async () => {
    await clock.set(kickOff)
    await settled()
  })

  await clock.advance(2 * MINUTE)
  const event = { match: played.matchId, eventType: 'Corner', timeStamp: clock.date().toISOString() }
  const { event: corner } = await asks(server, admin, recordMatchEvent, { body: event })
  await clock.advance(7 * MINUTE)
  const settledBare = await measureWork(server, () => settleBare(ctx, bare.roundId))
  const settledRound = await measureWork(server, async () => {
    await clock.advance(MINUTE)
    await settled()
  })
  await assertOutcomes(server, played, 'over')

  const correctedBare = await measureWork(server, () => correctBare(ctx, bare.roundId))
  const corrected = await measureWork(server, async () => {
    await asks(server, admin, deleteMatchEvent, { params: { id: corner._id }, query: {} })
    await settled()
  })
  await assertOutcomes(server, played, 'under')

  return [
    row('reveal', revealed, revealedBare),
    row('settlement', settledRound, settledBare),
    row('correction', corrected, correctedBare),
  ]
}

/** Throws if the server did not do all of the work that was measured. */
async function assertOutcomes(
  { ctx }: OwnServer,
  { roundId, bets }: MatchWithBets,
  won: 'over' | 'under',
): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('bet')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('round_id', '=', roundId)
    .where((where) =>
      where.eb(
        'outcome',
        '=',
        where
          .case()
          .when('bet_type', '=', won)
          .then('won' as const)
          .else('lost' as const)
          .end(),
      ),
    )
    .executeTakeFirstOrThrow()
  if (Number(count) !== bets) throw new Error(`${count} of ${bets} bets have the right outcome`)
}

function row(name: string, work: MeasuredWork, bare: MeasuredWork): string[] {
  return [
    name,
    ms(work.took),
    ms(bare.took),
    times(work.took / bare.took),
    ms(work.cpu),
    ms(work.databaseCpu),
    ms(bare.cpu),
    times(work.cpu / bare.cpu),
    times(MOST.ratio),
    `${work.statements}`,
    megabytes(work.heap),
    megabytes(work.resident),
    megabytes(work.kept),
    megabytes(MOST.memory),
  ]
}

const megabytes = (value: number): string => `${value.toFixed(0)} MB`
