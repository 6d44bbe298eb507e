import type { UserId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { crossOff, type JobQueue, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { FOLDERS } from '../../storage/storage.ts'

const queueOf = (userId: UserId): JobQueue => `pictures:${userId}`

/**
 * Removes a deleted account's pictures from the list of files, except pictures that another account or page shows. No
 * user gets their addresses afterwards. One job per file removes the bytes, because the storage may fail and the server
 * may stop. Uploads without a content check expire as usual.
 */
export async function forgetPictures(tx: Tx, userId: UserId, picture: string | null, now: Instant): Promise<void> {
  const keys = await takeOffList(tx, userId, picture)
  const queue = queueOf(userId)
  await planWork(
    tx,
    keys.map((key) => ({ queue, kind: 'remove-picture', key, runAt: now })),
  )
}

async function takeOffList(tx: Tx, userId: UserId, picture: string | null): Promise<string[]> {
  const forgotten = await tx
    .deleteFrom('stored_file')
    .where((file) =>
      file.or([
        ...(picture === null ? [] : [file('key', '=', picture)]),
        file.and([file('owner_id', '=', userId), file('is_public', '=', false), file('state', '!=', 'awaited')]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account').select('account.id').whereRef('account.profile_image_key', '=', 'stored_file.key'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('avatar').select('avatar.id').whereRef('avatar.image', '=', 'stored_file.key'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_file').select('content_file.key').whereRef('content_file.key', '=', 'stored_file.key'),
        ),
      ),
    )
    .returning('key')
    .execute()
  return forgotten.map(({ key }) => key)
}

/** Starts the removal jobs in the background. The reply does not wait for them, because the storage may be slow. */
export function removePictures(ctx: Pick<Context, 'background' | 'jobs'>, userId: UserId): void {
  ctx.background.later('remove the pictures of a deleted account', () => ctx.jobs.runJobs(queueOf(userId)))
}

/** Removes the bytes of one picture from all folders. A missing file is no failure. */
export async function removePicture({ storage, db, clock }: Context, work: OwnedWork): Promise<void> {
  for (const folder of FOLDERS) await storage.remove(`${folder}/${work.key}`)
  await crossOff(db, work, clock.date())
}
