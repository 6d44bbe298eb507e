import {
  type FeedProvider,
  type FeedProviderForm,
  type FeedProviderId,
  GameError,
  type OperatorAction,
} from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { transaction } from '../../../db/transaction.ts'
import { refuseFaults } from '../../../http/errors/invalid.ts'
import type { Operator } from '../../operator/operator.ts'
import { recordAction } from '../../operator/record-action.ts'
import { deleteSamples } from './measured-delays.ts'
import { providerRow, providerToWire } from './provider-store.ts'
import { sealKey } from './sealed-key.ts'
import { planShowing } from './show-provider.ts'

/**
 * The configuration of a provider in a request. Without `key` the stored key stays, unless the host changes; null
 * removes the key.
 */
export interface GivenProvider extends FeedProviderForm {
  readonly key?: string | null | undefined
}

export async function createProvider(
  ctx: Context,
  operator: Operator,
  { key, ...given }: GivenProvider,
): Promise<FeedProvider> {
  const form = checked(ctx, given)
  const id = newId<FeedProviderId>()
  const now = ctx.clock.date()
  return transaction(ctx, async (tx) => {
    const row = await tx
      .insertInto('feed_provider')
      .values({
        id,
        form: JSON.stringify(form),
        sealed_key: key ? sealKey(ctx.config, id, key) : null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAction(ctx, tx, operator, null, {
      kind: 'create-feed-provider',
      subject: { providerId: id },
      after: factsOf(form, row.sealed_key !== null),
      undo: { kind: 'delete-feed-provider', providerId: id },
      changes: [`feed-provider:${id}`],
    })
    return providerToWire(tx, row, now)
  })
}

export async function updateProvider(
  ctx: Context,
  operator: Operator,
  id: FeedProviderId,
  { key, ...given }: GivenProvider,
): Promise<FeedProvider> {
  const form = checked(ctx, given)
  const provider = await transaction(ctx, async (tx) => {
    const before = await providerRow(tx, id)
    // The key of a provider is never sent to another host than the one for which it was entered.
    const keeps = key === undefined && new URL(before.form.url).host === new URL(form.url).host
    const row = await tx
      .updateTable('feed_provider')
      .set({
        form: JSON.stringify(form),
        sealed_key: keeps ? before.sealed_key : key ? sealKey(ctx.config, id, key) : null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (before.form.url !== form.url || before.form.format !== form.format) await deleteSamples(tx, id)
    const undo: OperatorAction = { kind: 'update-feed-provider', providerId: id, ...before.form }
    await recordAction(ctx, tx, operator, null, {
      kind: 'update-feed-provider',
      subject: { providerId: id },
      before: factsOf(before.form, before.sealed_key !== null),
      after: factsOf(form, row.sealed_key !== null),
      // The audit log stores no key, so the previous key cannot be restored.
      undo: keeps ? undo : 'details-not-kept',
      changes: [`feed-provider:${id}`],
    })
    await planShowing(tx, id, ctx.clock.now())
    return providerToWire(tx, row, ctx.clock.date())
  })
  ctx.jobs.wake()
  return provider
}

export async function deleteProvider(ctx: Context, operator: Operator, id: FeedProviderId): Promise<void> {
  await transaction(ctx, async (tx) => {
    await tx.selectFrom('feed_provider').select('id').where('id', '=', id).forUpdate().execute()
    const { form, sealed_key } = await providerRow(tx, id)
    const follower = await tx
      .selectFrom('match_feed')
      .innerJoin('match', 'match.id', 'match_feed.match_id')
      .select('match_id')
      .where((where) => where.or([where('provider_id', '=', id), where('check_id', '=', id)]))
      .where('match.deleted_at', 'is', null)
      .where('match.results_confirmed_at', 'is', null)
      .where('match.status', '<>', 'abandoned')
      .limit(1)
      .executeTakeFirst()
    if (follower) throw new GameError('provider-in-use')
    await tx
      .updateTable('feed_provider')
      .set({ deleted_at: ctx.clock.date(), sealed_key: null })
      .where('id', '=', id)
      .execute()
    await recordAction(ctx, tx, operator, null, {
      kind: 'delete-feed-provider',
      subject: { providerId: id },
      before: factsOf(form, sealed_key !== null),
      undo: sealed_key === null ? { kind: 'create-feed-provider', ...form } : 'details-not-kept',
      changes: [`feed-provider:${id}`],
    })
  })
}

/** Returns all facts of a provider for the audit log, except the key. */
const factsOf = (form: FeedProviderForm, hasKey: boolean) => ({ ...form, hasKey })

/** Returns the form with only the fields that its format has. */
function checked({ config }: Pick<Context, 'config'>, given: FeedProviderForm): FeedProviderForm {
  const isGeneric = given.format === 'generic'
  const isPlain = !given.url.startsWith('https:') && !config.localProvider
  const { fixtures } = given
  // The list must be on the same host, because the key is sent to one host only.
  const isElsewhere = isGeneric && fixtures && new URL(fixtures.url).origin !== new URL(given.url).origin
  refuseFaults([
    isPlain && { path: 'url', message: 'The address of the provider must begin with https.' },
    new URL(given.url).username !== '' && {
      path: 'url',
      message: 'Enter the key in the field for the key, not in the address.',
    },
    isGeneric &&
      !given.url.includes('{match}') && {
        path: 'url',
        message: 'The address must contain {match}, where Bettle writes the id of the match.',
      },
    isGeneric &&
      isInHost(given.url) && {
        path: 'url',
        message: 'The name of the host cannot contain {match}. Write {match} in the path or after the question mark.',
      },
    isElsewhere && {
      path: 'fixtures.url',
      message: 'The list of matches must be on the same host as the address of the provider.',
    },
    isGeneric &&
      isAmbiguous(given.phases) && {
        path: 'phases',
        message: 'Each value of the phase must belong to one phase only.',
      },
    isGeneric && given.totals.length === 0 && { path: 'totals', message: 'Please add at least one event total.' },
  ])
  const { name, format, url, intervalSeconds, delaySeconds, delays, dailyCalls } = given
  return {
    ...{ name, format, url, intervalSeconds, delaySeconds, delays, dailyCalls },
    keyHeader: isGeneric ? given.keyHeader : null,
    totals: isGeneric ? given.totals : [],
    fixtures: isGeneric ? (fixtures ?? null) : null,
    phases: isGeneric ? (given.phases ?? null) : null,
    matchPath: isGeneric ? (given.matchPath ?? null) : null,
    timePath: isGeneric ? (given.timePath ?? null) : null,
  }
}

/** True if a placeholder is in the name of the host. The id of a match could then lead to another host. */
const isInHost = (url: string): boolean => /[{}]|%7B|%7D/i.test(new URL(url).host)

function isAmbiguous(phases: FeedProviderForm['phases']): boolean {
  const values = phases ? [phases.half1, phases.interval, phases.half2, phases.over].flat() : []
  return new Set(values).size < values.length
}
