import { Bet, type LobbyId } from '@bettle/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { replySchema } from '../../http/bind/reply-schema.ts'
import { type BetWithNames, betToWire, selectBets } from './bet-wire.ts'

/** A bet as JSON, and its position in the list of bets. */
export interface WrittenBet {
  readonly id: string
  readonly roundId: string
  readonly roundNumber: number
  readonly json: string
}

interface Kept {
  state: string
  readonly bets: Promise<readonly WrittenBet[]>
  /** Length of the list in characters; 0 until the list is complete. */
  size: number
}

/** The most characters of all cached lists: enough for about fifty crowded lobbies. */
const MOST_KEPT = 16_000_000
/** The number of bets validated before other calls may run, which takes about a millisecond. */
const SLICE = 40

/**
 * Caches the bets on started rounds, which all members of a lobby see alike. They are validated and serialised once for
 * all requests, until a bet or a username changes. Bets on coming rounds are never read here, so neither the list nor
 * its time depends on them ([V7]).
 */
export class StartedBets {
  readonly #lists = new Map<LobbyId, Kept>()

  async of(ctx: Context, lobbyId: LobbyId, rounds: readonly string[]): Promise<readonly WrittenBet[]> {
    if (rounds.length === 0) return []
    const state = await stateOf(ctx.db, lobbyId, rounds)
    const known = this.#lists.get(lobbyId)
    const list = known?.state === state ? known : this.#write(ctx, lobbyId, rounds, state)
    // Moves the list to the end, because the least recently used list is dropped first.
    this.#lists.delete(lobbyId)
    this.#lists.set(lobbyId, list)
    return list.bets
  }

  #write(ctx: Context, lobbyId: LobbyId, rounds: readonly string[], state: string): Kept {
    const write = async () => {
      // Reads the bets and their hash in one snapshot, so that the two always fit together.
      const { read, rows } = await ctx.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => ({
          read: await stateOf(tx, lobbyId, rounds),
          rows: await selectBets(tx)
            .where('bet.lobby_id', '=', lobbyId)
            .where('bet.round_id', '=', sql<string>`any(${[...rounds]}::uuid[])`)
            .where('bet.struck', '=', 0)
            .orderBy('round.round_number')
            .orderBy('bet.id')
            .execute(),
        }))
      list.state = read
      const bets = await writeBets(rows)
      list.size = bets.reduce((sum, { json }) => sum + json.length, 0)
      this.#dropOldest()
      return bets
    }
    const list: Kept = { state, size: 0, bets: write() }
    list.bets.catch(() => {
      if (this.#lists.get(lobbyId) === list) this.#lists.delete(lobbyId)
    })
    return list
  }

  #dropOldest(): void {
    let size = [...this.#lists.values()].reduce((sum, list) => sum + list.size, 0)
    for (const [lobbyId, { size: of }] of this.#lists) {
      if (size <= MOST_KEPT) return
      this.#lists.delete(lobbyId)
      size -= of
    }
  }
}

/** Validates bets and serialises each as JSON, in slices. */
export async function writeBets(rows: readonly BetWithNames[]): Promise<WrittenBet[]> {
  const written: WrittenBet[] = []
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % SLICE === 0) await new Promise(setImmediate)
    written.push({
      id: row.id,
      roundId: row.round_id,
      roundNumber: row.round_number,
      json: JSON.stringify(z.parse(replySchema(Bet), betToWire(row))),
    })
  }
  return written
}

/** Returns a hash that changes with each of these bets, and with the public data of their players. */
async function stateOf(reader: Reader, lobbyId: LobbyId, rounds: readonly string[]): Promise<string> {
  const { rows } = await sql<{ bets: string; users: string }>`
    with shown as materialized (
      select account_id, hashtextextended(row(id, outcome, payout, count, settled_at)::text, 0)::numeric as state
      from bet where lobby_id = ${lobbyId} and round_id = any(${[...rounds]}::uuid[]) and struck = 0)
    select (select concat(count(*), ' ', sum(state)) from shown) as bets,
      (select sum(hashtextextended(row(id, username, name, selected_avatar, profile_image_key)::text, 0)::numeric)::text
        from account where id in (select account_id from shown)) as users`.execute(reader)
  return `${rounds.join()} ${rows[0]?.bets} ${rows[0]?.users}`
}
