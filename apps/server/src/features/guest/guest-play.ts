import type { Answer, guestPlay as route } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { listLobbies } from '../lobby/list-lobbies.ts'
import { countGames, MOST_GAMES } from './guest-store.ts'

/** More than that nobody reads who came to try something. */
const MOST_LOBBIES = 6

/** [G2] Whether a trial game can be had now, and what there is beside it. */
export async function guestPlay(ctx: Context): Promise<Answer<typeof route>> {
  const { lobbies } = await listLobbies(ctx, { pageSize: MOST_LOBBIES })
  const trial = !ctx.config.guests ? 'off' : (await countGames(ctx.db)) < MOST_GAMES ? 'open' : 'full'
  return { trial, lobbies }
}
