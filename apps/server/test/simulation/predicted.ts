import { listActions, type MatchId, type OperatorAction, previewAction } from '@bettle/contract'
import { asRead, recountPreview, rowsNow } from '../support/naive-preview.ts'
import type { Player } from '../support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../support/test-app.ts'
import { randomSource } from './random-source.ts'

/** A preview takes the length of the doing again, and embedded it holds up everything: a few show that it holds there too. */
const SHARE = testDatabaseUrl ? 0.2 : 0.04

interface Operated {
  readonly server: TestServer
  readonly admin: Player
  readonly matchId: MatchId
  /** What was done so far, in words: its length decides whether this is foreseen, so that it moves no other dice. */
  readonly log: readonly string[]
}

/**
 * Does it; now and then it is asked before what it would change, and counted again from the rows what it did ([O5]).
 * @throws with the whole story where that is not the same
 */
export async function foretold<Answer>(
  { server, admin, matchId, log }: Operated,
  action: OperatorAction,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  if (!randomSource(log.length).bool(SHARE)) return perform()
  const { ctx } = server
  // Whoever asks is there, which is written down at the first of their calls at a moment.
  await admin.gets(listActions, {})
  const foreseen = await admin.asks(previewAction, { body: { action } })
  const before = await rowsNow(ctx)
  const answer = await perform()
  await ctx.jobs.settled()
  const after = await rowsNow(ctx)
  if (after.of.operator_action.length === before.of.operator_action.length) return answer
  const recounted = recountPreview(before, after, { matchId, operatorId: admin.userId })
  const [said, is] = [foreseen.ok && asRead(foreseen.reply), asRead(recounted)].map((value) => JSON.stringify(value))
  if (said === is) return answer
  throw new Error(`${JSON.stringify(action)} was foreseen otherwise:\n${said}\n${is}\n${log.join('\n')}`)
}
