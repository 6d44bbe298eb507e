import { GameError, isId } from '@bettle/contract'
import { readLobbyCode } from '@bettle/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { CodeQueryLimiter } from '../../../http/limits/code-query-limiter.ts'
import { DEFAULT_META, type MetaIn } from '../../../http/pages/page-meta.ts'
import { cardByCode } from './invitation.ts'
import { invitationMeta, NO_LOBBY_META } from './invitation-meta.ts'

/**
 * The address of a competition's game contains the lobby's id instead of a code. Only its members may see the game, so
 * the head of the page does not describe it.
 */
const COMPETITION_GAME: MetaIn = (language) => ({ ...DEFAULT_META(language), isPrivate: true })

interface ByCode {
  readonly Params: { readonly code: string }
}

/**
 * Serves the page behind a link to a lobby ([V10]). The head of the page names the match, because link previews run no
 * script.
 */
export function invitationPages(app: FastifyInstance, ctx: Context, limitCodeQuery: CodeQueryLimiter): void {
  const show = async ({ params, ip, log }: FastifyRequest<ByCode>, reply: FastifyReply) => {
    if (isId(params.code)) return reply.page(COMPETITION_GAME)
    const code = readLobbyCode(params.code)
    const meta = code === undefined ? NO_LOBBY_META : await metaFor(code, ip, log)
    return reply.page(meta, code === undefined ? undefined : `/join/${code}`)
  }
  for (const url of ['/join/:code', '/game/:code']) app.get<ByCode>(url, { schema: { hide: true } }, show)

  /**
   * Returns the head of the page. After an error it returns the general head, so that the page is always served. The
   * app itself shows the error.
   */
  async function metaFor(code: string, ip: string, log: FastifyRequest['log']): Promise<MetaIn> {
    try {
      return invitationMeta(await limitCodeQuery({ ip }, () => cardByCode(ctx, code)))
    } catch (error) {
      if (!(error instanceof GameError)) log.error({ err: error }, 'a link to a lobby could not be described')
      return NO_LOBBY_META
    }
  }
}
