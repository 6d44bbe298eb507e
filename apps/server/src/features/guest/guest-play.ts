import type * as contract from '@bettle/contract'
import type { Answer } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { listLobbies } from '../lobby/list-lobbies.ts'
import { countGames, MOST_GAMES } from './guest-store.ts'

/** The highest number of lobbies shown, because a new visitor does not read more. */
const MOST_LOBBIES = 6

/** Returns whether a trial game is available now ([G2]), and the open lobbies. */
export async function guestPlay(ctx: Context): Promise<Answer<typeof contract.guestPlay>> {
  const { lobbies } = await listLobbies(ctx, { pageSize: MOST_LOBBIES })
  const trial = !ctx.config.guests ? 'off' : (await countGames(ctx.db)) < MOST_GAMES ? 'open' : 'full'
  return { trial, lobbies }
}
