import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { ConfigError } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Connection } from '../../db/connect.ts'
import { transaction } from '../../db/transaction.ts'
import { endAllSessions } from './session-store.ts'

const OTHER_SECRET =
  'AUTH_SECRET differs from the AUTH_SECRET of the other nodes of this database. Set the same AUTH_SECRET on every node. To change AUTH_SECRET, ' +
  'stop all nodes and run "npm run admin -- forget-secret". That signs all users out. Then start the nodes with the new AUTH_SECRET.'

/**
 * Compares AUTH_SECRET with the fingerprint in the database, which the first start stores. A reader of the database
 * cannot sign with it. The embedded database has a single node, so there a start with another secret replaces the
 * fingerprint and ends all sessions.
 * @throws ConfigError if the nodes' secrets differ
 */
export async function requireSecret(ctx: Context, kind: Connection['kind']): Promise<void> {
  const { authSecret } = ctx.config
  const stored = await storedFingerprint(ctx)
  if (!stored) return storeFirst(ctx, kind)
  if ((await fingerprintWith(authSecret, stored.salt)).fingerprint === stored.fingerprint) return
  if (kind === 'postgres') throw new ConfigError(OTHER_SECRET)
  const own = await fingerprintWith(authSecret, newSalt())
  await transaction(ctx, async (tx) => {
    await tx.updateTable('secret_fingerprint').set(own).execute()
    await endAllSessions(tx, ctx.clock.now())
  })
  ctx.log.warn('AUTH_SECRET was changed: everyone signs in again')
}

const storedFingerprint = ({ db }: Context) => db.selectFrom('secret_fingerprint').selectAll().executeTakeFirst()

/** Stores the fingerprint. If another node stores its own at the same moment, the two are compared. */
async function storeFirst(ctx: Context, kind: Connection['kind']): Promise<void> {
  const own = await fingerprintWith(ctx.config.authSecret, newSalt())
  const stored = await ctx.db
    .insertInto('secret_fingerprint')
    .values(own)
    .onConflict((conflict) => conflict.doNothing())
    .returning('salt')
    .executeTakeFirst()
  if (!stored) await requireSecret(ctx, kind)
}

const newSalt = () => randomBytes(16).toString('base64url')

/** Deletes the fingerprint, so that the next start may use another secret. Everyone has to sign in again. */
export async function forgetSecret(ctx: Pick<Context, 'db' | 'log' | 'clock'>): Promise<void> {
  await transaction(ctx, async (tx) => {
    await tx.deleteFrom('secret_fingerprint').execute()
    await endAllSessions(tx, ctx.clock.now())
  })
}

/** The fingerprint is slow to compute, because a person may have chosen a secret that can be guessed. */
async function fingerprintWith(secret: string, salt: string): Promise<{ salt: string; fingerprint: string }> {
  const derive = promisify(scrypt) as (secret: string, salt: string, length: number) => Promise<Buffer>
  const key = await derive(secret, `bettle secret fingerprint ${salt}`, 32)
  return { salt, fingerprint: key.toString('base64url') }
}
