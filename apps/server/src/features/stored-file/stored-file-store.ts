import type { Instant } from '@bettle/rules'
import type { Reader, StoredFileRow, Tx } from '../../db/schema.ts'

export function fileByKey(db: Reader, key: string): Promise<StoredFileRow | undefined> {
  return db.selectFrom('stored_file').selectAll().where('key', '=', key).executeTakeFirst()
}

export type AwaitedFile = Pick<
  StoredFileRow,
  'key' | 'owner_id' | 'file_name' | 'declared_type' | 'is_public' | 'viewable_by_any_user' | 'made_for' | 'created_at'
>

export async function insertAwaited(tx: Tx, file: AwaitedFile): Promise<void> {
  await tx
    .insertInto('stored_file')
    .values({ ...file, state: 'awaited', refused_as: null, content_type: null, size: null })
    .execute()
}

/** Makes concurrent uploads of the account wait until the transaction ends. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', ownerId).forUpdate().execute()
}

/** Counts the account's files that use space or soon may. Refused files are deleted and do not count. */
export async function countKept(db: Reader, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'refused')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countSince(db: Reader, ownerId: string, since: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', new Date(since))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface Ready {
  readonly state: 'ready'
  readonly content_type: string
  readonly has_thumbnail: boolean
  readonly size: number
}

export interface Refused {
  readonly state: 'refused'
  readonly refused_as: 'unsupported-type' | 'too-large'
}

/** The result of a check, with the size of the upload. */
export type FileFinding = (Ready | Refused) & { readonly uploaded_size: number }

/**
 * Stores the first result of a check. It stores none for a private file whose owner was deleted. It locks the owner
 * until the transaction ends, or waits for a concurrent deletion of the owner.
 */
export async function noteFinding(
  tx: Tx,
  { key, owner_id, is_public }: Pick<StoredFileRow, 'key' | 'owner_id' | 'is_public'>,
  finding: FileFinding,
  at: Date,
): Promise<void> {
  if (owner_id !== null && !is_public) {
    const owner = tx.selectFrom('account').select('deleted_at').where('id', '=', owner_id).forShare()
    if ((await owner.executeTakeFirst())?.deleted_at) return
  }
  await tx
    .updateTable('stored_file')
    .set({ ...finding, checked_at: at })
    .where('key', '=', key)
    .where('state', '=', 'awaited')
    .execute()
}
