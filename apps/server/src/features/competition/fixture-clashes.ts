import type { CompetitionId, FixtureClash, MatchId, UserId } from '@bettle/contract'
import { areTooClose, type CompetitionState, FIXTURE_SPACING, mayPlayOn } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import type { Reader } from '../../db/schema.ts'
import { competitionRow } from './competition-store.ts'
import { refuseStranger } from './create-competition.ts'

/**
 * Returns the coming matches on which players of the competition may have another game at the same time ([CP78]).
 * Organisers read the list before they choose a match.
 * @throws GameError `competition-not-found`, `forbidden`
 */
export function fixtureClashesOf(ctx: Context, userId: UserId, competitionId: CompetitionId): Promise<FixtureClash[]> {
  return atOneMoment(ctx.db, async (moment) => {
    const row = await competitionRow(moment, competitionId)
    await refuseStranger(moment, row, userId)
    const players = new Set(mayPlayOn(row.state, null))
    if (players.size === 0) return []
    const near = await nearFixtures(moment, userId, competitionId, ctx.clock.date())
    const others = await competitionsOf(moment, [...new Set(near.map(({ competition }) => competition))])
    const clashes = new Map<string, { players: Set<string>; competitions: Set<string> }>()
    for (const { match, tempo, kickOffAt, fixture, fixtureTempo, fixtureAt, competition } of near) {
      const other = others.get(competition)
      const candidate = { fixture: match, kickOffAt: kickOffAt.getTime(), tempo }
      const isNear = areTooClose(candidate, { fixture, kickOffAt: fixtureAt.getTime(), tempo: fixtureTempo })
      if (!other || !isNear) continue
      const shared = mayPlayOn(other.state, fixture).filter((entry) => players.has(entry))
      if (shared.length === 0) continue
      const clash = clashes.get(match) ?? { players: new Set(), competitions: new Set() }
      for (const entry of shared) clash.players.add(entry)
      clashes.set(match, { ...clash, competitions: clash.competitions.add(other.name) })
    }
    return [...clashes].map(([match, clash]) => ({
      matchId: match as MatchId,
      players: clash.players.size,
      competitions: [...clash.competitions],
    }))
  })
}

interface NearFixture {
  readonly match: string
  readonly kickOffAt: Date
  readonly tempo: number
  readonly fixture: string
  readonly fixtureAt: Date
  readonly fixtureTempo: number
  readonly competition: string
}

/**
 * Reads the matches that may be chosen, each with near fixtures of other competitions that share an entry and that the
 * user may see. The names of private competitions are shown only to those who may see them ([CP61]).
 */
async function nearFixtures(reader: Reader, userId: UserId, competitionId: string, now: Date): Promise<NearFixture[]> {
  const { rows } = await sql<NearFixture>`
    with shared as materialized (
      select distinct theirs.competition_id as id from competition_entry own
      join competition_entry theirs on theirs.account_id = own.account_id and theirs.is_current
        and theirs.competition_id <> own.competition_id
      join competition on competition.id = theirs.competition_id and competition.phase not in ('finished', 'closed', 'cancelled')
      where own.competition_id = ${competitionId} and own.is_current and (
        not competition.is_private or competition.organiser_id = ${userId}
        or exists (select from account where account.id = ${userId} and role = 'admin')
        or exists (select from competition_entry mine where mine.competition_id = competition.id
          and mine.account_id = ${userId} and mine.is_current)))
    select match.id as match, match.planned_start as "kickOffAt", match.tempo, near.id as fixture,
      near.planned_start as "fixtureAt", near.tempo as "fixtureTempo", fixture.competition_id as competition
    from shared join competition_fixture fixture on fixture.competition_id = shared.id
    join match near on near.id = fixture.match_id and near.deleted_at is null and near.status in ('upcoming', 'active')
    join match on match.status = 'upcoming' and match.deleted_at is null and match.planned_start > ${now}
      and match.planned_start between near.planned_start - make_interval(mins => ${FIXTURE_SPACING})
        and near.planned_start + make_interval(mins => ${FIXTURE_SPACING})
    where not exists (
      select from competition_fixture taken where taken.match_id = match.id and taken.competition_id = ${competitionId})
    order by match.planned_start, match.id, fixture.competition_id, near.id`.execute(reader)
  return rows
}

async function competitionsOf(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, { readonly name: string; readonly state: CompetitionState }>> {
  if (ids.length === 0) return new Map()
  const rows = await reader.selectFrom('competition').select(['id', 'name', 'state']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
