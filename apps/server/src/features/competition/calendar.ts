import { createHmac, timingSafeEqual } from 'node:crypto'
import { GameError, isId, type UserId } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { contentDisposition } from '../../storage/content-disposition.ts'
import { type CalendarEvent, calendarText } from './calendar-text.ts'
import type { CompetitionRow } from './competition-store.ts'
import { competitionFor } from './list-competitions.ts'

interface CalendarRequest {
  readonly Params: { readonly competitionId: string }
  readonly Querystring: { readonly account?: unknown; readonly signature?: unknown }
}

/**
 * Serves the fixtures of a competition to calendar programs. They send no token, so the address of a private
 * competition names an account and is signed. Each request checks again that the account may see the competition.
 */
export function calendarFile(app: FastifyInstance, ctx: Context): void {
  app.get<CalendarRequest>(
    '/api/competition/:competitionId/calendar.ics',
    { schema: { hide: true } },
    async ({ params, query }, reply) => {
      if (!isId(params.competitionId)) throw new GameError('competition-not-found')
      const userId = await readerOf(ctx, params.competitionId, query)
      const row = await competitionFor(ctx.db, params.competitionId, userId)
      const events = await eventsOf(ctx.db, row)
      const page = reply.ownAddress()
      const text = calendarText({
        name: row.name,
        address: page === undefined ? undefined : `${page}/compete/${row.id}`,
        events,
        now: ctx.clock.now(),
      })
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-disposition', contentDisposition(`${row.name}.ics`))
        .send(text)
    },
  )
}

/** The path of a competition's calendar file, signed for the account if one is given. */
export function calendarPath(secret: string, competitionId: string, userId: UserId | null): string {
  const path = `/api/competition/${competitionId}/calendar.ics`
  if (userId === null) return path
  const search = new URLSearchParams({ account: userId })
  search.set('signature', signatureOf(secret, competitionId, userId).toString('base64url'))
  return `${path}?${search}`
}

/** Returns the account for which the address was signed, if it is enabled; otherwise null. */
async function readerOf(
  ctx: Context,
  competitionId: string,
  { account, signature }: CalendarRequest['Querystring'],
): Promise<UserId | null> {
  if (!isId<UserId>(account) || typeof signature !== 'string') return null
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(ctx.config.authSecret, competitionId, account)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const enabled = await ctx.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', account)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return enabled ? account : null
}

/** Signs with a key of its own, so that a signature made for another purpose is invalid here. */
function signatureOf(secret: string, competitionId: string, userId: UserId): Buffer {
  const key = createHmac('sha256', secret).update('bettle competition calendar').digest()
  return createHmac('sha256', key)
    .update(JSON.stringify([competitionId, userId]))
    .digest()
}

/**
 * Returns an event for each fixture. The event's id depends only on the match and the competition, so that a moved
 * match keeps it.
 */
async function eventsOf(reader: Reader, { id, version, state }: CompetitionRow): Promise<CalendarEvent[]> {
  const ids = state.fixtures.map(({ fixture }) => fixture)
  const matches =
    ids.length === 0
      ? []
      : await reader.selectFrom('match').select(['id', 'home_team', 'away_team']).where('id', 'in', ids).execute()
  const teams = new Map(matches.map((match) => [match.id, `${match.home_team} v ${match.away_team}`]))
  return state.fixtures.flatMap(({ fixture, kickOffAt, status, stage }): CalendarEvent[] => {
    const title = teams.get(fixture)
    if (title === undefined) return []
    return [
      {
        uid: `${fixture}.${id}@bettle`,
        sequence: version,
        startsAt: kickOffAt,
        title,
        description: stage === null ? 'No stage uses this match yet.' : `${stageText(stage)}.`,
        isCancelled: status === 'failed',
      },
    ]
  })
}

function stageText(stage: string): string {
  const [, kind, number] = /^(round|season)-(\d+)$/.exec(stage) ?? []
  if (kind === 'round') return `Knockout round ${number}`
  if (kind === 'season') return `Season ${number}`
  return stage === 'groups' ? 'Group stage' : 'For players who were knocked out'
}
