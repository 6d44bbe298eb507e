import type * as contract from '@bettle/contract'
import { type Answer, type ChosenFixtures, type FeedProviderId, GameError, type MatchId } from '@bettle/contract'
import { LONGEST_KICK_OFF_INTERVAL } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { readOnce } from '../../../db/idempotency/idempotent-call.ts'
import type { Tx } from '../../../db/schema.ts'
import { refuseFaults } from '../../../http/errors/invalid.ts'
import { planPoll } from '../../match/feed-work.ts'
import { countedTypes } from '../../match/recording.ts'
import type { PreparedMatch } from '../../match-control/fixtures/create-matches.ts'
import { importRead, previewRead } from '../../match-control/fixtures/import-fixtures.ts'
import { type FixturesRead, fixtureKey, givenFixtures } from '../../match-control/fixtures/read-fixtures.ts'
import { accountOf, type Operator } from '../../operator/operator.ts'
import { recordActions } from '../../operator/record-action.ts'
import { countsFrom } from '../follow-feed.ts'
import { providerRow } from './provider-store.ts'

/** Returns the matches that the chosen fixtures of a provider would create, and the open questions ([F20]). */
export async function previewProviderFixtures(
  ctx: Context,
  id: FeedProviderId,
  { fixtures, ...answers }: ChosenFixtures,
): Promise<Answer<typeof contract.previewProviderFixtures>> {
  await providerRow(ctx.db, id)
  return previewRead(ctx, readChosen(fixtures), answers)
}

/**
 * Creates matches from the chosen fixtures of a provider, like the import of a file. Each match follows the provider
 * and has only the event types that the provider counts ([F20]).
 */
export async function importProviderFixtures(
  ctx: Context,
  operator: Operator,
  id: FeedProviderId,
  { fixtures, ...answers }: ChosenFixtures,
): Promise<Answer<typeof contract.importProviderFixtures>> {
  const { form } = await readOnce(() => providerRow(ctx.db, id))
  const read = readChosen(fixtures)
  const idOf = new Map(read.fixtures.map((fixture, index) => [fixtureKey(fixture), fixtures[index]?.match ?? '']))
  const imported = await importRead(ctx, operator, read, {
    answers,
    eventTypes: countedTypes(form),
    whenShown: (tx, created) => followEach(ctx, tx, operator, id, created, idOf),
  })
  ctx.jobs.wake()
  return imported
}

function readChosen(fixtures: ChosenFixtures['fixtures']): FixturesRead {
  const isTwice = new Set(fixtures.map(({ line }) => line)).size < fixtures.length
  refuseFaults([isTwice && { path: 'fixtures', message: 'Two matches have the same line number.' }])
  return givenFixtures(fixtures)
}

async function followEach(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  providerId: FeedProviderId,
  created: readonly PreparedMatch[],
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  if (created.length === 0) return
  // Locks the provider: a concurrent deletion of it waits, and then reads these matches.
  const provider = await tx
    .selectFrom('feed_provider')
    .select('id')
    .where('id', '=', providerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!provider) throw new GameError('not-found')
  const now = ctx.clock.now()
  const rows = created.map(({ id, request }, index) => {
    const match = idOf.get(fixtureKey({ ...request, startTime: request.startTime })) ?? ''
    // Spreads the reads of the matches' kick-offs over the longest interval.
    const readAt = now - (index / created.length) * LONGEST_KICK_OFF_INTERVAL
    return {
      ...{ match_id: id, state: 'following' as const, source: 'provider' as const, secret_number: 1 },
      ...{ attached_by: accountOf(operator), held_by: null, since: null, file: null, heard_at: null },
      ...countsFrom({ status: 'upcoming' }, 1, { providerId, match }, new Date(now)),
      provider_start: request.startTime ? new Date(request.startTime) : null,
      start_read_at: new Date(readAt),
    }
  })
  await tx.insertInto('match_feed').values(rows).execute()
  const done = created.map(({ id }) => ({
    matchId: id,
    did: {
      kind: 'follow-feed' as const,
      before: null,
      after: { source: 'provider', state: 'following', secretNumber: 1 },
      undo: { kind: 'unfollow-feed' as const, matchId: id as MatchId },
      changes: ['feed'],
    },
  }))
  await recordActions(ctx, tx, operator, done)
  for (const { id } of created) await planPoll(tx, id, now)
}
