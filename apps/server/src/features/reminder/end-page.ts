import { isLanguage, LANGUAGES, type Language } from '@bettle/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { languageOf } from '../../http/pages/page-language.ts'
import { END_PATH, type Ended, endedBy } from './end-link.ts'
import { type EndState, endPageIn } from './end-page-html.ts'

type Asked = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>

/**
 * Serves the page to which each reminder by email leads ([RE14]). GET shows a button and changes nothing, because mail
 * filters open links. POST ends the emails: from the button, or from a mail program in one press (RFC 8058). No sign-in
 * is needed, because the address is signed.
 */
export function endPage(app: FastifyInstance, ctx: Context): void {
  void app.register(async (scope) => {
    // A mail program sends a form with one field, which says nothing new.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const options = { schema: { hide: true } }
    scope.get(END_PATH, options, (request: Asked, reply) => answer(ctx, request, reply))
    scope.post(END_PATH, options, async (request: Asked, reply) => {
      const ended = endedBy(ctx.config.authSecret, request.query)
      if (ended) await endEmails(ctx, ended)
      return answer(ctx, request, reply)
    })
  })
}

async function answer(ctx: Context, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const ended = endedBy(ctx.config.authSecret, request.query)
  const { state, language = languageOf(request, ALL).language } = ended
    ? await emailsOf(ctx, ended)
    : { state: 'unsigned' as const }
  return reply
    .code(state === 'unsigned' ? 403 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .header('x-robots-tag', 'noindex')
    .send(endPageIn(language, state, ended?.kind))
}

const ALL: ReadonlySet<Language> = new Set(Object.keys(LANGUAGES) as Language[])

async function endEmails({ db }: Context, { userId, kind }: Ended): Promise<void> {
  await db
    .updateTable('reminder_choice')
    .set({ email: false })
    .where('account_id', '=', userId)
    .where('kind', '=', kind)
    .execute()
}

/** Returns whether the emails are on, and the language of the account that gets them, if it is known. */
async function emailsOf(
  { db }: Context,
  { userId, kind }: Ended,
): Promise<{ readonly state: EndState; readonly language?: Language }> {
  const row = await db
    .selectFrom('account')
    .leftJoin('reminder_choice as choice', (join) =>
      join.onRef('choice.account_id', '=', 'account.id').on('choice.kind', '=', kind),
    )
    .select(['account.language', 'account.deleted_at', 'choice.email'])
    .where('account.id', '=', userId)
    .executeTakeFirst()
  if (!row || row.deleted_at !== null) return { state: 'deleted' }
  return { state: row.email ? 'on' : 'off', ...(isLanguage(row.language) && { language: row.language }) }
}
