import { Competition, GameError, MyCompetition } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import { replySchema } from '../../http/bind/reply-schema.ts'
import { WrittenReply } from '../../http/bind/written-reply.ts'
import { type CompetitionRow, competitionRow } from './competition-store.ts'
import { viewCompetition } from './view-competition.ts'

/**
 * How long a view is cached (ms), because public numbers also change at the start of a round, which raises no version.
 */
const KEPT_FOR_MS = 1000
/** The most cached views; that of a large competition takes some 600 kB. */
const MOST_KEPT = 20

const Timeless = Competition.omit({ serverTime: true })

/** A competition as all its viewers see it, serialised once for all of them. */
export interface SharedView {
  readonly row: CompetitionRow
  readonly competition: Competition
  /** The competition without `serverTime`. */
  readonly json: string
}

interface Kept {
  readonly version: number
  readonly madeAt: Instant
  readonly view: Promise<SharedView>
}

/**
 * Returns a function that reads a competition. All players fetch the page at once after a change, so requests for the
 * same version share one view. It throws GameError `competition-not-found`, and does not check who may see the
 * competition.
 */
export function createSharedViews(ctx: Context): (competitionId: string) => Promise<SharedView> {
  const views = new Map<string, Kept>()

  return async function viewOf(competitionId) {
    const current = await ctx.db
      .selectFrom('competition')
      .select('version')
      .where('id', '=', competitionId)
      .executeTakeFirst()
    if (!current) throw new GameError('competition-not-found')
    const now = ctx.clock.now()
    const kept = views.get(competitionId)
    const age = now - (kept?.madeAt ?? Number.NEGATIVE_INFINITY)
    if (kept?.version === current.version && age >= 0 && age < KEPT_FOR_MS) return kept.view
    const made: Kept = { version: current.version, madeAt: now, view: write(competitionId) }
    views.delete(competitionId)
    views.set(competitionId, made)
    for (const oldest of views.keys()) if (views.size > MOST_KEPT) views.delete(oldest)
    made.view.catch(() => {
      if (views.get(competitionId) === made) views.delete(competitionId)
    })
    return made.view
  }

  function write(competitionId: string): Promise<SharedView> {
    return atOneMoment(ctx.db, async (moment) => {
      const row = await competitionRow(moment, competitionId)
      const competition = await viewCompetition(moment, row, ctx.clock.now())
      return { row, competition, json: JSON.stringify(z.parse(replySchema(Timeless), competition)) }
    })
  }
}

/** Returns the reply: the shared view, the time of this reply and, if given, the caller's own part. */
export function replyWith({ json }: SharedView, now: Instant, mine?: MyCompetition): WrittenReply {
  const competition = `${json.slice(0, -1)},"serverTime":"${new Date(now).toISOString()}"}`
  const own = mine ? `,"mine":${JSON.stringify(z.parse(replySchema(MyCompetition), mine))}` : ''
  return new WrittenReply(`{"competition":${competition}${own}}`)
}
