import { type Competition, GameError, isId, type Language, type PublicUser } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import type { MetaIn } from '../../http/pages/page-meta.ts'
import { say } from '../../texts/say.ts'
import { competitionFor } from './list-competitions.ts'
import { viewCompetition } from './view-competition.ts'

interface ById {
  readonly Params: { readonly competitionId: string }
}

/**
 * Serves the page of a public competition to visitors and link previews, without a script. Any other address gets a
 * page that leads into the app and its sign-in, the same for a private competition as for one that does not exist.
 */
export function competitionPages(app: FastifyInstance, ctx: Context): void {
  app.get<ById>('/competition/:competitionId', { schema: { hide: true } }, async ({ params }, reply) => {
    const competition = isId(params.competitionId) ? await publicView(ctx, params.competitionId) : undefined
    // Read first, so that a redirection keeps the language that the address chose.
    reply.pageLanguage()
    const page = competition && (await reply.competition(metaOf(competition), competition))
    return page || reply.redirect(wayIntoApp(params.competitionId))
  })
}

/**
 * Returns the address of the sign-in page, which leads on to the competition's page in the app, at once if the visitor
 * has a session.
 */
function wayIntoApp(competitionId: string): string {
  const next = `/compete/${encodeURIComponent(competitionId)}`
  return `/login?next=${encodeURIComponent(next)}&why=missing-tokens`
}

function publicView(ctx: Context, competitionId: string): Promise<Competition | undefined> {
  return atOneMoment(ctx.db, async (moment) => {
    const row = await competitionFor(moment, competitionId, null).catch((error: unknown) => {
      if (error instanceof GameError) return undefined
      throw error
    })
    return row && viewCompetition(moment, row, ctx.clock.now())
  })
}

/** Returns the text of a link preview, from the first lines of the page. */
function metaOf(competition: Competition): MetaIn {
  const { format, name, entries } = competition
  return (language) => ({
    title: say(language, 'page.competition.title', { name }),
    description: `${say(language, `page.competition.${format}`, { entries })} ${phaseSentence(competition, language)}`,
  })
}

/** Returns a username in a language. A deleted account has the language's words before the sign that ends its name. */
const shownName = ({ username, isDeleted }: PublicUser, language: Language): string =>
  isDeleted ? say(language, 'page.deleted-player', { sign: username.slice(-5) }) : username

function phaseSentence({ phase, places, entries, winner }: Competition, language: Language): string {
  if (phase === 'enrolling')
    return say(language, 'page.competition.enrolling', { free: Math.max(0, places - entries), places })
  if (phase === 'drawn') return say(language, 'page.competition.drawn')
  if (phase === 'running') return say(language, 'page.competition.running')
  if (phase === 'finished')
    return winner
      ? say(language, 'page.competition.won', { winner: shownName(winner, language) })
      : say(language, 'page.competition.over')
  return phase === 'cancelled'
    ? say(language, 'page.competition.cancelled')
    : say(language, 'page.competition.not-started')
}
