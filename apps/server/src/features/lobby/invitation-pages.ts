import { GameError } from '@bettle/contract'
import { readLobbyCode } from '@bettle/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { PageWords } from '../../http/page-head.ts'
import type { CodeLookup } from './code-lookups.ts'
import { cardByCode } from './invitation.ts'
import { invitationWords, WORDS_OF_NO_LOBBY } from './invitation-words.ts'

interface ByCode {
  readonly Params: { readonly code: string }
}

/** [V10] The page behind a link to a lobby, with its match in the head: whoever draws a preview of the link runs no script. */
export function invitationPages(app: FastifyInstance, ctx: Context, lookUp: CodeLookup): void {
  const show = async ({ params, ip, log }: FastifyRequest<ByCode>, reply: FastifyReply) => {
    const code = readLobbyCode(params.code)
    const words = code === undefined ? WORDS_OF_NO_LOBBY : await wordsFor(code, ip, log)
    return reply.page(words, code === undefined ? undefined : `/join/${code}`)
  }
  for (const url of ['/join/:code', '/game/:code']) app.get<ByCode>(url, { schema: { hide: true } }, show)

  /** The page comes in any case; what keeps it from being a special one is told by the app itself. */
  async function wordsFor(code: string, ip: string, log: FastifyRequest['log']): Promise<PageWords> {
    try {
      return invitationWords(await lookUp({ ip }, () => cardByCode(ctx, code)))
    } catch (error) {
      if (!(error instanceof GameError)) log.error({ err: error }, 'a link to a lobby could not be described')
      return WORDS_OF_NO_LOBBY
    }
  }
}
