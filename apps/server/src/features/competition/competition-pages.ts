import { type Competition, GameError, isId } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import type { PageMeta } from '../../http/pages/page-head.ts'
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
    return (
      (competition && reply.competition(metaOf(competition), competition)) ||
      reply.redirect(wayIntoApp(params.competitionId))
    )
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

const FORMATS: Record<Competition['format'], string> = {
  tournament: 'A tournament',
  league: 'A league',
  lobby: 'An exclusive game',
}

/** Returns the text of a link preview, from the first lines of the page. */
function metaOf(competition: Competition): PageMeta {
  const { format, name, entries } = competition
  const players = entries === 1 ? '1 player' : `${entries} players`
  return {
    title: `${name} · Bettle`,
    description: `${FORMATS[format]} with ${players} on Bettle. ${phaseSentence(competition)}`,
  }
}

function phaseSentence({ phase, places, entries, winner }: Competition): string {
  if (phase === 'enrolling') return `Enrolment is open: ${Math.max(0, places - entries)} of ${places} places are free.`
  if (phase === 'drawn') return 'The draw is done.'
  if (phase === 'running') return 'The competition is running.'
  if (phase === 'finished') return winner ? `${winner.username} has won.` : 'The competition is over.'
  return phase === 'cancelled' ? 'The competition was cancelled.' : 'The competition did not start.'
}
