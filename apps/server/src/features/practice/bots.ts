import type { UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { assignAvatars } from '../avatar/assign-avatars.ts'
import { insertAccount } from '../user/account-store.ts'
import { NO_PASSWORD } from '../user/password.ts'
import type { BotTemperament } from './bot-choices.ts'

export interface Bot {
  readonly userId: UserId
  readonly name: string
  readonly temperament: BotTemperament
}

/** The bots' temperaments by name. The names say that they are bots, so that no user takes them for players. */
const CAST: Readonly<Record<string, BotTemperament>> = {
  'Rosa Bot': {
    boldness: 0.1,
    stakes: [0.05, 0.12],
    hesitates: [0.1, 0.5],
    favourites: [],
    side: 'either',
    skips: 0.02,
  },
  'Otto Bot': {
    boldness: 0.9,
    stakes: [0.1, 0.3],
    hesitates: [0.3, 0.9],
    favourites: ['Goal'],
    side: 'over',
    skips: 0.06,
  },
  'Ivy Bot': {
    boldness: 0.4,
    stakes: [0.08, 0.16],
    hesitates: [0.05, 0.3],
    favourites: ['Corner', 'Shot'],
    side: 'over',
    skips: 0.04,
  },
  'Milo Bot': {
    boldness: 0.3,
    stakes: [0.05, 0.1],
    hesitates: [0.55, 0.92],
    favourites: ['Throw', 'Goal-Kick'],
    side: 'either',
    skips: 0.08,
  },
  'Nina Bot': {
    boldness: 0.5,
    stakes: [0.08, 0.2],
    hesitates: [0.2, 0.7],
    favourites: ['Card', 'Free-Kick'],
    side: 'either',
    skips: 0.05,
  },
  'Finn Bot': {
    boldness: 0.25,
    stakes: [0.06, 0.14],
    hesitates: [0.15, 0.6],
    favourites: [],
    side: 'under',
    skips: 0.04,
  },
  'Sana Bot': {
    boldness: 0.7,
    stakes: [0.12, 0.35],
    hesitates: [0.4, 0.95],
    favourites: ['Offside', 'Penalty'],
    side: 'either',
    skips: 0.1,
  },
}

/** Returns the bots and creates missing accounts. No user can sign in to them. */
export function ensureBots(ctx: Context): Promise<Bot[]> {
  // The mutex is needed because two concurrent calls would each create a missing bot.
  return ctx.mutex('bots', async () => (await existingBots(ctx.db)) ?? transaction(ctx, (tx) => createMissing(ctx, tx)))
}

/** Returns the bots, or undefined if one is missing. Of two accounts with one name, the older one plays. */
async function existingBots(reader: Reader): Promise<Bot[] | undefined> {
  const ids = await idsOfBots(reader)
  const bots = Object.entries(CAST).flatMap(([name, temperament]) => {
    const userId = ids.get(name)
    return userId === undefined ? [] : [{ userId, name, temperament }]
  })
  return bots.length === Object.keys(CAST).length ? bots : undefined
}

async function idsOfBots(reader: Reader): Promise<ReadonlyMap<string, UserId>> {
  const rows = await reader
    .selectFrom('account')
    .select(['id', 'name'])
    .where('is_bot', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id as UserId]))
}

/** Creates missing bots. If another node creates them at the same moment, this call waits for it. */
async function createMissing(ctx: Context, tx: Tx): Promise<Bot[]> {
  await sql`select pg_advisory_xact_lock(hashtext('bots'))`.execute(tx)
  const ids = await idsOfBots(tx)
  const bots: Bot[] = []
  for (const [name, temperament] of Object.entries(CAST))
    bots.push({ userId: ids.get(name) ?? (await createBot(ctx, tx, name)), name, temperament })
  await assignAvatars(tx)
  return bots
}

async function createBot(ctx: Context, tx: Tx, name: string): Promise<UserId> {
  // An address that cannot exist, because a standard reserves the domain.
  const account = { name, email: `bot-${newId()}@bettle.invalid`, passwordHash: NO_PASSWORD, isBot: true }
  return (await insertAccount(tx, account, ctx.clock.now())).id as UserId
}
