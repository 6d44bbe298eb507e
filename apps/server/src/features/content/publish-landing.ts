import { GameError, type LandingContent } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { readOnce } from '../../db/idempotency/idempotent-call.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { accountOf, type Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { insertRevision, type LandingRevision, landingRevision, latestRevision } from './content-store.ts'
import { requireLandingMedia } from './require-landing-media.ts'

export interface Publishing {
  readonly content: LandingContent
  /** The revision that was edited. Publishing is refused if another revision was published since then. */
  readonly basedOn: number
}

/**
 * Publishes a new revision as a whole, or nothing ([N1]). The files are checked before, and earlier revisions never
 * change.
 */
export async function publishLanding(
  ctx: Context,
  operator: Operator,
  { content, basedOn }: Publishing,
): Promise<LandingRevision> {
  // Checked before the files, because checking files takes long.
  if ((await readOnce(() => latestRevision(ctx.db))) !== basedOn) throw new GameError('content-changed')
  await requireLandingMedia(ctx, content)
  return transaction(ctx, (tx) => publish(ctx, tx, operator, { content, basedOn, reverts: null }))
}

/** Publishes the content of a former revision as a new one ([N4]). All revisions stay in the history. */
export async function revertLanding(
  ctx: Context,
  operator: Operator,
  { revision, basedOn }: { readonly revision: number; readonly basedOn?: number | undefined },
): Promise<LandingRevision> {
  const { content } = await landingRevision(ctx.db, revision)
  await requireLandingMedia(ctx, content)
  return transaction(ctx, async (tx) =>
    publish(ctx, tx, operator, { content, basedOn: basedOn ?? (await latestRevision(tx)), reverts: revision }),
  )
}

async function publish(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  { content, basedOn, reverts }: Publishing & { readonly reverts: number | null },
): Promise<LandingRevision> {
  const by = accountOf(operator)
  if (!by) throw new Error('only an operator publishes the landing page')
  if ((await latestRevision(tx)) !== basedOn) throw new GameError('content-changed')
  const revision = basedOn + 1
  const at = ctx.clock.date()
  await insertRevision(tx, { content, revision, by, at, reverts })
  await recordAction(ctx, tx, operator, null, {
    kind: 'publish-landing',
    subject: { revision },
    before: { revision: basedOn },
    after: reverts === null ? { revision } : { revision, reverts },
    undo: { kind: 'publish-landing', revision: basedOn },
    changes: ['landing'],
  })
  return { content, publishedAt: at, revision }
}
