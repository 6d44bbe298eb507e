import { type Avatar, type AvatarForm, type AvatarId, GameError } from '@bettle/contract'
import { newId } from '../../db/ids.ts'
import type { AvatarRow, Reader, Tx } from '../../db/schema.ts'

export async function avatarRow(db: Reader, id: AvatarId): Promise<AvatarRow> {
  const row = await db.selectFrom('avatar').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new GameError('not-found')
  return row
}

export async function insertAvatar(
  tx: Tx,
  form: AvatarForm,
  at: Date,
  madeFrom: string | null = null,
  id = newId<AvatarId>(),
): Promise<AvatarRow> {
  return tx
    .insertInto('avatar')
    .values({ id, ...form, made_from: madeFrom, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function asAvatar({ id, name, image, created_at, updated_at }: AvatarRow): Avatar {
  return {
    _id: id as AvatarId,
    name,
    image,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }
}
