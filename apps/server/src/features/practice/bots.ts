import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { transaction } from '../../db/transaction.ts'
import { dressHousePlayers } from '../avatar/dress-house-players.ts'
import { insertAccount } from '../people/account-store.ts'
import { NO_PASSWORD } from '../people/password.ts'
import type { BotTemperament } from './bot-mind.ts'

export interface Bot {
  readonly userId: UserId
  readonly name: string
  readonly temperament: BotTemperament
}

/** Their names say that they are bots, so that no user takes them for players. */
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

/** Returns the bots and creates missing accounts. Nobody can sign in to them. */
export function ensureBots(ctx: Context): Promise<Bot[]> {
  // Two concurrent calls would each create a missing bot.
  return ctx.mutex('bots', () => botsThatPlay(ctx))
}

async function botsThatPlay(ctx: Context): Promise<Bot[]> {
  const existing = await ctx.db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('is_bot', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const bots: Bot[] = []
  for (const [name, temperament] of Object.entries(CAST)) {
    const row = existing.find((each) => each.name === name)
    bots.push({ userId: (row?.id as UserId | undefined) ?? (await createBot(ctx, name)), name, temperament })
  }
  return bots
}

async function createBot(ctx: Context, name: string): Promise<UserId> {
  // An address that cannot exist: the domain is reserved by a standard.
  const account = { name, email: `bot-${newId()}@bettle.invalid`, passwordHash: NO_PASSWORD, isBot: true }
  return transaction(ctx, async (tx) => {
    const row = await insertAccount(tx, account, ctx.clock.now())
    await dressHousePlayers(tx)
    return row.id as UserId
  })
}
