import type { ActionKind, MatchId, OddsId, OddsSnapshot, UserId } from '@bettle/contract'
import { oddsToWire, RATES } from '@bettle/rules'
import type { OptionRow, PlanRow, Reader, Tx } from '../../db/schema.ts'
import type { Did, Facts } from '../operator/record-action.ts'
import { typeOf } from '../operator/record-action.ts'

/** Returns all options of the official plan, including retired ones. */
export function optionsOf(reader: Reader, plan: Pick<PlanRow, 'id'>): Promise<OptionRow[]> {
  return reader.selectFrom('option').selectAll().where('plan_id', '=', plan.id).orderBy('id').execute()
}

export interface OptionsChanged {
  readonly before: OddsSnapshot[]
  readonly after: OddsSnapshot[]
  /** The names of the changed lines. */
  readonly lines: string[]
  readonly types: string[]
}

/**
 * Returns the changes of options that an administrator has changed, now or before. The model's own options follow from
 * the round for which they are priced, so they need no record.
 */
export function optionsChanged(before: readonly OptionRow[], after: readonly OptionRow[]): OptionsChanged {
  const changed = after.flatMap((now) => {
    const was = before.find(({ id }) => id === now.id)
    const then = was ? asItIs(was) : asIfNeverMade(now)
    const isTouched = isByHand(then) || isByHand(asItIs(now))
    return isTouched && JSON.stringify(then) !== JSON.stringify(asItIs(now)) ? [{ then, now }] : []
  })
  return {
    before: changed.map(({ then }) => then),
    after: changed.map(({ now }) => asItIs(now)),
    lines: changed.map(({ now }) => `line:${now.event_type}:${now.bet_type}:${now.threshold}`),
    types: [...new Set(changed.map(({ now }) => typeOf(now.event_type)))],
  }
}

/** Describes what an action did to options, given their previous state. Returns null if nothing changed. */
export async function didToOptions(
  tx: Tx,
  kind: ActionKind,
  plan: PlanRow,
  optionsBefore: readonly OptionRow[],
  subject: Facts = {},
): Promise<Did | null> {
  const { before, after, lines, types } = optionsChanged(optionsBefore, await optionsOf(tx, plan))
  if (after.length === 0) return null
  return {
    kind,
    subject,
    before: { odds: before },
    after: { odds: after },
    undo: { kind: 'restore-odds', matchId: plan.match_id as MatchId, odds: before },
    changes: lines,
    uses: types,
  }
}

function asItIs(option: OptionRow): OddsSnapshot {
  return {
    oddsId: option.id as OddsId,
    name: option.name,
    odds: oddsToWire(option.hundredths),
    setBy: option.set_by,
    retiredBy: option.retired_at === null ? null : (option.retired_by ?? 'model'),
    ...(option.set_by === 'admin' && { pricedBy: option.priced_by as UserId[] }),
  }
}

/**
 * Returns the option's state after its creation is undone. An option is never deleted: the line goes back to the model,
 * which may offer it or not.
 */
function asIfNeverMade(option: OptionRow): OddsSnapshot {
  const setBy = Object.hasOwn(RATES, option.event_type) ? 'model' : 'default'
  const { pricedBy: _authors, ...line } = asItIs(option)
  return { ...line, name: null, setBy, retiredBy: 'model' }
}

const isByHand = ({ setBy, retiredBy, name }: OddsSnapshot) =>
  setBy === 'admin' || retiredBy === 'admin' || name !== null
