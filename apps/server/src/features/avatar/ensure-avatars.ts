import { createHash } from 'node:crypto'
import type { Context, Tx } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { insertAvatar } from './avatar-store.ts'
import type { Look } from './draw-avatar.ts'
import { drawAvatars } from './draw-avatars.ts'
import { dressHousePlayers } from './dress-house-players.ts'
import { LOOKS } from './looks.ts'

const TYPE = 'image/webp'

/**
 * The first start gives the server a set of avatars. Their files' rows say that it was done, also of an avatar that was
 * deleted since: it does not come back. Several nodes that start at once draw the same pictures under the same keys.
 */
export async function ensureAvatars(ctx: Context): Promise<void> {
  const missing = await missingLooks(ctx)
  const drawn = await drawAvatars(missing)
  await Promise.all(drawn.map(({ look, bytes }) => ctx.storage.write(`files/${keyOf(look)}`, bytes, TYPE)))
  await transaction(ctx, async (tx) => {
    for (const { look, bytes } of drawn) {
      if (await insertFile(tx, look, bytes.length, ctx.clock.date())) await insertLook(tx, look, ctx.clock.date())
    }
    await dressHousePlayers(tx)
  })
}

async function missingLooks(ctx: Context): Promise<Look[]> {
  const rows = await ctx.db.selectFrom('stored_file').select('key').where('key', 'in', LOOKS.map(keyOf)).execute()
  const known = new Set(rows.map(({ key }) => key))
  return LOOKS.filter((look) => !known.has(keyOf(look)))
}

function madeFrom({ name }: Look): string {
  return name.toLowerCase().replace(/ /g, '-')
}

/** Where another file has an id from chance, this one has its name's hash: the same on every node. */
function keyOf(look: Look): string {
  const id = createHash('sha256')
    .update(`bettle avatar ${madeFrom(look)}`)
    .digest('hex')
    .slice(0, 24)
  return `${madeFrom(look)}.webp-${id}`
}

/** Answers whether it was not there yet. */
async function insertFile(tx: Tx, look: Look, size: number, at: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('stored_file')
    .values({
      key: keyOf(look),
      owner_id: null,
      file_name: `${madeFrom(look)}.webp`,
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

async function insertLook(tx: Tx, look: Look, at: Date): Promise<void> {
  await insertAvatar(tx, { name: look.name, image: keyOf(look) }, at, madeFrom(look))
}
