import { createECDH } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/schema.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * Returns the key pair with which push services recognise this installation (VAPID). The first call of the installation
 * creates it. All nodes share it, and a browser's subscription works with no other.
 */
export async function pushKeys({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<PushKeys> {
  return (await storedKeys(db)) ?? (await createKeys(db, clock.date()))
}

async function createKeys(db: Kysely<Database>, now: Date): Promise<PushKeys> {
  const pair = createECDH('prime256v1')
  const row = {
    public_key: pair.generateKeys('base64url'),
    private_key: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    made_at: now,
  }
  await db
    .insertInto('push_key')
    .values(row)
    .onConflict((conflict) => conflict.column('single').doNothing())
    .execute()
  const keys = await storedKeys(db)
  if (!keys) throw new Error('the keys of the push services are not stored')
  return keys
}

async function storedKeys(db: Kysely<Database>): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst()
  return row && { publicKey: row.public_key, privateKey: row.private_key }
}
