import {
  type AdminOdds,
  GameError,
  LATEST_LISTED,
  type ListQuery,
  type MatchId,
  type Odds,
  type UserId,
} from '@bettle/contract'
import { checkPrice, nextRound, oddsFromWire, oddsToWire, type Round } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type Page, pageOf } from '../../db/queries/page-of.ts'
import type { Reader } from '../../db/schema.ts'
import { matchRow } from '../match/match-store.ts'
import { loadTimetable, OFFICIAL_DURATION, officialPlan } from '../match/timetable.ts'
import { planSeenIn } from '../member/plan-seen-in.ts'
import { officialOption } from './odds-store.ts'
import { currentOddsWire, optionsToWire, selectOptions } from './odds-wire.ts'
import { ensurePriced } from './reprice.ts'

/** Returns the options for the next round, in a lobby of the caller or on the official plan. */
export async function listOdds(
  ctx: Context,
  userId: UserId,
  matchId: MatchId,
  lobbyId: string | undefined,
): Promise<Odds[]> {
  const plan = await planSeenIn(ctx.db, userId, matchId, lobbyId)
  await ensurePriced(ctx, matchId, plan.id)
  return currentOddsWire(ctx.db, matchId, plan.id)
}

/** Returns the current options of the official plan, with the model's values beside them ([P11]). */
export async function listOfficialOdds(ctx: Context, matchId: MatchId): Promise<AdminOdds[]> {
  await matchRow(ctx.db, matchId)
  const plan = await officialPlan(ctx.db, matchId)
  const pricedFor = await ensurePriced(ctx, matchId, plan.id)
  const next = nextRound(await loadTimetable(ctx.db, matchId, plan.id), pricedFor)
  const odds = await currentOddsWire(ctx.db, matchId, plan.id)
  return odds.map((option) => ({ ...option, model: next ? besideModel(option, next) : null }))
}

function besideModel({ odds, ...option }: Odds, window: Round): AdminOdds['model'] {
  const { modelHundredths, ...rest } = checkPrice({ ...option, hundredths: oddsFromWire(odds) }, window)
  return { odds: modelHundredths === null ? null : oddsToWire(modelHundredths), ...rest }
}

export async function oneOdds(reader: Reader, optionId: string): Promise<Odds> {
  const [odds] = await optionsToWire(reader, [await officialOption(reader, optionId)])
  if (!odds) throw new GameError('option-not-found')
  return odds
}

/** SQL for the result of `optionName`, for search and sorting. */
const shownName = sql<string>`coalesce(option.name, initcap(option.bet_type) || ' ' || option.threshold || ' ' || option.event_type)`

/** Returns a page of the options of official plans, retired or not, by default the newest first. */
export async function listAllOdds(reader: Reader, request: ListQuery): Promise<Page<Odds, 'odds'>> {
  const query = selectOptions(reader)
    .innerJoin('match', 'match.id', 'option.match_id')
    .where('match.deleted_at', 'is', null)
    .where('plan.round_duration', '=', OFFICIAL_DURATION)
  const { rows, ...total } = await pageOf(query, request, {
    searched: [shownName, 'match.home_team', 'match.away_team'],
    sorts: {
      name: shownName,
      eventType: 'option.event_type',
      betType: 'option.bet_type',
      threshold: 'option.threshold',
      odds: 'option.hundredths',
      createdAt: 'option.created_at',
    },
    byDefault: '-createdAt',
    id: 'option.id',
    latest: LATEST_LISTED,
  })
  return { odds: await optionsToWire(reader, rows), ...total }
}
