import { LOBBY_PAGE_MAX } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { type Etagged, etagged } from '../../http/bind/etagged.ts'
import { WrittenReply } from '../../http/bind/written-reply.ts'
import { lobbyForViewer, wholeLobby } from './state/lobby-states.ts'

interface AskedPage {
  readonly lobbyId: string
  readonly userId: string
  readonly list: 'users' | 'leaderboard'
  /** The name of the list in the reply, such as `users`. */
  readonly name: string
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/**
 * Returns a list of a lobby, or a page of the list if the request asks for one. All members receive the same bytes. The
 * rows are written as JSON once for each kept state, and joined for each request.
 */
export async function lobbyPage(ctx: Context, asked: AskedPage): Promise<Etagged<WrittenReply>> {
  const { lobbyId, userId, list, name, page, pageSize = LOBBY_PAGE_MAX } = asked
  const isPage = page !== undefined || asked.pageSize !== undefined
  const from = ((page ?? 1) - 1) * pageSize
  const seen = await lobbyForViewer(ctx, lobbyId, userId)
  return etagged(`${seen.version}${isPage ? `.${from}.${pageSize}` : ''}`, async () => {
    const { state } = await wholeLobby(ctx, seen)
    const rows = state.listed[list]()
    if (!isPage) return new WrittenReply(`{"${name}":[${rows.join()}]}`)
    const { version } = state.fields
    return new WrittenReply(
      `{"${name}":[${rows.slice(from, from + pageSize).join()}],"total":${rows.length},"version":${version}}`,
    )
  })
}
