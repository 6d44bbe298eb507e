import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

/**
 * How many statements the transaction of a batch sends beside the locks, the claim of its job and the versions. The
 * numbers may fall, and a change that raises one needs a reason.
 */
const MOST = { settlement: 17, correction: 10 }

let scenario: Scenario

beforeAll(async () => {
  // The other of two nodes may run the jobs.
  scenario = await aScenario({ nodes: 1 })
  const players: Player[] = []
  for (const name of ['Ana', 'Ben', 'Cleo']) players.push(await scenario.player(name))
  const [ana, ben, cleo] = players as [Player, Player, Player]
  for (const isTournament of [false, false, true]) {
    const lobby = await ana.opensLobby({ isTournament, autoKickInactive: true })
    await ben.joins(lobby)
    await cleo.joins(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await ben.bets(10).on('Under 1.5 Corner', lobby)
  }
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
})
afterAll(() => scenario?.ends())

type Query = (this: pg.Client, text: unknown, ...rest: unknown[]) => unknown

/** Returns the statements of the transaction in which a call changes the outcomes of bets. */
async function statementsOf(run: () => Promise<unknown>): Promise<readonly string[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  const transactions: string[][] = []
  const open = new Map<pg.Client, string[]>()
  prototype.query = function (text, ...rest) {
    const sent = typeof text === 'string' ? text : String((text as { text?: unknown }).text)
    const isBegin = /^(begin|start transaction)/i.test(sent)
    if (isBegin) open.set(this, [])
    else open.get(this)?.push(sent)
    if (/^(commit|rollback)/i.test(sent)) {
      transactions.push(open.get(this) ?? [])
      open.delete(this)
    }
    return original.call(this, text, ...rest)
  }
  try {
    await run()
  } finally {
    prototype.query = original
  }
  const deciding = transactions.filter((sent) => sent.some((one) => one.includes('update bet set outcome')))
  expect(deciding).toHaveLength(1)
  return deciding[0]?.filter((one) => !COMMON.some((common) => common.test(one))) ?? []
}

/** The locks on lobbies and match with what they read, the claim of the job, and the versions with the crowds. */
const COMMON = [
  /^select \* from "(lobby|round|plan|match)"/,
  /jsonb_build_object\('id', match.id/,
  /skip locked/,
  /update lobby set version/,
  /having count\(\*\) >/,
  /^commit/,
]

it('settles and corrects a batch of lobbies with few statements, however many lobbies and bets it has', async () => {
  const settled = await statementsOf(() => scenario.goesOn(10))
  expect(settled.length).toBeLessThanOrEqual(MOST.settlement)
  await scenario.goesOn(1)
  const corrected = await statementsOf(() => scenario.records('Corner', 2))
  expect(corrected.length).toBeLessThanOrEqual(MOST.correction)
})
