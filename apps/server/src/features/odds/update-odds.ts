import { GameError, type MatchId, type Odds } from '@bettle/contract'
import { oddsFromWire, ownName, RATES } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { readOnce } from '../../db/idempotency/idempotent-call.ts'
import type { Tx } from '../../db/schema.ts'
import { invalid } from '../../http/errors/invalid.ts'
import { playedEventTypes } from '../match/event-type-store.ts'
import { loadTimetable, officialPlan } from '../match/timetable.ts'
import { type Operator, operateMatch } from '../operator/operate-match.ts'
import { accountOf } from '../operator/operator.ts'
import { oneOdds } from './list-odds.ts'
import { officialOption, pricedBy, priceLine, setOption } from './odds-store.ts'
import { lineOf, nameOf, type OptionOfPlan } from './odds-wire.ts'
import { didToOptions, optionsOf } from './option-changes.ts'
import { keepPrices } from './price-list.ts'
import { oddsChanged, repriceIn } from './reprice.ts'

export interface OddsChange {
  readonly name?: string | undefined
  readonly eventType?: string | undefined
  readonly betType?: 'over' | 'under' | undefined
  readonly threshold?: number | undefined
  readonly odds?: number | undefined
  /** `model` hands the price back to the model. */
  readonly setBy?: Odds['setBy'] | undefined
}

/**
 * Sets the price of an option or hands it back to the model. The terms of an option never change, so that placed bets
 * keep their terms ([P8]). Another event type, side or threshold retires this option and prices another one.
 */
export async function updateOdds(ctx: Context, operator: Operator, oddsId: string, request: OddsChange): Promise<Odds> {
  const { match_id: matchId } = await readOnce(() => officialOption(ctx.db, oddsId))
  const optionId = await operateMatch(ctx, operator, matchId as MatchId, async (tx) => {
    const option = await officialOption(tx, oddsId)
    if (option.retired_at) throw new GameError('option-retired')
    const now = ctx.clock.date()
    const plan = await officialPlan(tx, matchId)
    const before = await optionsOf(tx, plan)
    const optionId = movesLine(option, request)
      ? await moveLine(tx, operator, option, request, now)
      : await changePrice(tx, operator, option, request)
    if (isHandedBack(option, request)) {
      const setBy = (await isMeasured(tx, optionId)) ? 'model' : 'default'
      await setOption(tx, optionId, { set_by: setBy, handed_back_at: now })
      await repriceIn(tx, plan, await loadTimetable(tx, matchId, plan.id), now.getTime())
    }
    await keepPrices(tx, plan.id, now)
    const did = await didToOptions(tx, 'update-odds', plan, before, { oddsId })
    return { reply: optionId, pushes: [await oddsChanged(tx, plan)], did }
  })
  return oneOdds(ctx.db, optionId)
}

/**
 * True if the price is handed back to the model. A new price or line takes precedence over `setBy`, because a form may
 * send back all fields.
 */
function isHandedBack(option: OptionOfPlan, request: OddsChange): boolean {
  const keepsPrice = request.odds === undefined || oddsFromWire(request.odds) === option.hundredths
  return request.setBy === 'model' && keepsPrice && !movesLine(option, request)
}

/** True if the model prices this event type, because it has a rate. Other types return to their fixed default. */
async function isMeasured(tx: Tx, optionId: string): Promise<boolean> {
  return Object.hasOwn(RATES, (await officialOption(tx, optionId)).event_type)
}

function movesLine(option: OptionOfPlan, request: OddsChange): boolean {
  return (
    (request.eventType ?? option.event_type) !== option.event_type ||
    (request.betType ?? option.bet_type) !== option.bet_type ||
    (request.threshold ?? option.threshold) !== option.threshold
  )
}

async function moveLine(
  tx: Tx,
  operator: Operator,
  option: OptionOfPlan,
  request: OddsChange,
  now: Date,
): Promise<string> {
  const eventType = request.eventType ?? option.event_type
  if (!(await playedEventTypes(tx, option.match_id)).includes(eventType)) {
    throw invalid('eventType', 'This match does not offer this event type.')
  }
  const betType = request.betType ?? option.bet_type
  const threshold = request.threshold ?? option.threshold
  // A form may send back the name of the old line, which is no custom name.
  const given = request.name === nameOf(option) ? undefined : request.name
  await setOption(tx, option.id, { retired_at: now, retired_by: 'admin' })
  return priceLine(tx, operator, {
    match_id: option.match_id,
    plan_id: option.plan_id,
    name: ownName(given, { betType, threshold, eventType }),
    event_type: eventType,
    bet_type: betType,
    threshold,
    hundredths: request.odds === undefined ? option.hundredths : oddsFromWire(request.odds),
    created_at: now,
  })
}

async function changePrice(tx: Tx, operator: Operator, option: OptionOfPlan, request: OddsChange): Promise<string> {
  if (request.odds !== undefined) {
    await setOption(tx, option.id, { hundredths: oddsFromWire(request.odds), ...pricedBy(accountOf(operator)) })
  }
  if (request.name) await setOption(tx, option.id, { name: ownName(request.name, lineOf(option)) })
  return option.id
}
