import { Competition, GameError, MyCompetition } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import { readTogether } from '../../db/queries/read-together.ts'
import type { Reader } from '../../db/schema.ts'
import { replySchema } from '../../http/bind/reply-schema.ts'
import { SharedJson } from '../../http/bind/shared-json.ts'
import { WrittenReply } from '../../http/bind/written-reply.ts'
import { type CompetitionRow, competitionRow } from './competition-store.ts'
import { type SeatsOf, seatsIn, viewCompetition } from './view-competition.ts'

/**
 * How long a view is cached (ms). The version is not enough: the start of a round changes public numbers without
 * raising it.
 */
const KEPT_FOR_MS = 1000
/** The most cached views; that of a large competition takes some 600 kB. */
const MOST_KEPT = 20

const Timeless = Competition.omit({ serverTime: true })

/** A competition as all its viewers see it, serialised once for all of them. */
export interface SharedView {
  readonly row: CompetitionRow
  readonly competition: Competition
  /** The games that each player has in the current lobbies. */
  readonly seats: SeatsOf
  /** The beginning of each reply, up to the competition's `serverTime`. */
  readonly beginning: SharedJson
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
  const versionOf = readTogether((ids: readonly string[]) => versionsOf(ctx.db, ids))

  return async function viewOf(competitionId) {
    const version = await versionOf(competitionId)
    if (version === undefined) throw new GameError('competition-not-found')
    const now = ctx.clock.now()
    const kept = views.get(competitionId)
    const age = now - (kept?.madeAt ?? Number.NEGATIVE_INFINITY)
    if (kept?.version === version && age >= 0 && age < KEPT_FOR_MS) return kept.view
    const made: Kept = { version, madeAt: now, view: write(competitionId) }
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
      const json = JSON.stringify(z.parse(replySchema(Timeless), competition))
      const beginning = new SharedJson(`{"competition":${json.slice(0, -1)}`)
      return { row, competition, seats: await seatsIn(moment, row.id), beginning }
    })
  }
}

/** Returns the version of each competition, in the order of the ids, or undefined for an unknown one. */
async function versionsOf(db: Reader, ids: readonly string[]): Promise<(number | undefined)[]> {
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'version'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return ids.map((id) => versions.get(id))
}

/** Returns the reply: the shared view, the time of this reply and, if given, the caller's own part. */
export function replyWith({ beginning }: SharedView, now: Instant, mine?: MyCompetition): WrittenReply {
  const own = mine ? `,"mine":${JSON.stringify(z.parse(replySchema(MyCompetition), mine))}` : ''
  return new WrittenReply(beginning, `,"serverTime":"${new Date(now).toISOString()}"}${own}}`)
}
