import { listActions, type MatchId, type OperatorAction, previewAction } from '@bettle/contract'
import { asRead, recountPreview, rowsNow } from '../support/naive/naive-preview.ts'
import type { Player } from '../support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../support/test-app.ts'
import { randomSource } from './random-source.ts'

/**
 * The share of actions that are previewed. A preview takes as long as the action and blocks an embedded database, so
 * only a few run there.
 */
const SHARE = testDatabaseUrl ? 0.2 : 0.04

interface Operated {
  readonly server: TestServer
  readonly admin: Player
  readonly matchId: MatchId
  /**
   * The previous actions as sentences. Their number decides whether a preview runs, so that previews do not change the
   * sequence of random numbers.
   */
  readonly log: readonly string[]
}

/**
 * Runs an action. Sometimes it runs a preview before, and compares the preview with a recount of the rows ([O5]).
 * @throws with the whole log if they differ
 */
export async function foretold<Answer>(
  { server, admin, matchId, log }: Operated,
  action: OperatorAction,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  if (!randomSource(log.length).bool(SHARE)) return perform()
  const { ctx } = server
  // An operator's first call at an instant stores the use of the session, so it happens before the snapshot.
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
  throw new Error(`${JSON.stringify(action)} was predicted otherwise:\n${said}\n${is}\n${log.join('\n')}`)
}
