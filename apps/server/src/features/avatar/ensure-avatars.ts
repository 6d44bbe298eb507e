import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { assignAvatars } from './assign-avatars.ts'
import { AVATAR_DESIGNS } from './avatar-designs.ts'
import { insertAvatar } from './avatar-store.ts'
import type { AvatarDesign } from './draw-avatar.ts'
import { drawAvatars } from './draw-avatars.ts'

const TYPE = 'image/webp'

/**
 * Creates the built-in avatars at the first start. The rows of their files record this, so that a deleted avatar is not
 * created again. Several nodes that start at once draw the same pictures under the same keys.
 */
export async function ensureAvatars(ctx: Context): Promise<void> {
  const missing = await missingDesigns(ctx)
  const drawn = await drawAvatars(missing)
  await Promise.all(drawn.map(({ design, bytes }) => ctx.storage.write(`files/${keyOf(design)}`, bytes, TYPE)))
  await transaction(ctx, async (tx) => {
    for (const { design, bytes } of drawn) {
      if (await insertFile(tx, design, bytes.length, ctx.clock.date())) await insertDesign(tx, design, ctx.clock.date())
    }
    await assignAvatars(tx)
  })
}

async function missingDesigns(ctx: Context): Promise<AvatarDesign[]> {
  const rows = await ctx.db
    .selectFrom('stored_file')
    .select('key')
    .where('key', 'in', AVATAR_DESIGNS.map(keyOf))
    .execute()
  const existing = new Set(rows.map(({ key }) => key))
  return AVATAR_DESIGNS.filter((design) => !existing.has(keyOf(design)))
}

function madeFrom({ name }: AvatarDesign): string {
  return name.toLowerCase().replace(/ /g, '-')
}

/** The key ends in a hash of the name instead of a random id, so that it is the same on every node. */
function keyOf(design: AvatarDesign): string {
  const id = createHash('sha256')
    .update(`bettle avatar ${madeFrom(design)}`)
    .digest('hex')
    .slice(0, 24)
  return `${madeFrom(design)}.webp-${id}`
}

/** Returns true if the row is new. */
async function insertFile(tx: Tx, design: AvatarDesign, size: number, at: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('stored_file')
    .values({
      key: keyOf(design),
      owner_id: null,
      file_name: `${madeFrom(design)}.webp`,
      declared_type: TYPE,
      is_public: true,
      viewable_by_any_user: true,
      state: 'ready',
      refused_as: null,
      content_type: TYPE,
      size,
      created_at: at,
      checked_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

async function insertDesign(tx: Tx, design: AvatarDesign, at: Date): Promise<void> {
  await insertAvatar(tx, { name: design.name, image: keyOf(design) }, at, madeFrom(design))
}
