import { GameError } from '@bettle/contract'
import { newId } from '../../db/ids.ts'
import type { OptionRow, Reader, Tx } from '../../db/schema.ts'
import { OFFICIAL_DURATION } from '../match/timetable.ts'
import { accountOf, type Operator } from '../operator/operator.ts'
import { type OptionOfPlan, selectOptions } from './odds-wire.ts'

/** Returns an option of the official plan. Only the model changes the options of other plans. */
export async function officialOption(reader: Reader, optionId: string): Promise<OptionOfPlan> {
  const option = await selectOptions(reader)
    .innerJoin('match', 'match.id', 'option.match_id')
    .where('option.id', '=', optionId)
    .where('plan.round_duration', '=', OFFICIAL_DURATION)
    .where('match.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!option) throw new GameError('option-not-found')
  return option
}

export type StoredLine = Pick<OptionRow, 'event_type' | 'bet_type' | 'threshold'>

/** Returns the current option on a line of a plan. */
function optionOnLine(reader: Reader, planId: string, line: StoredLine): Promise<OptionRow | undefined> {
  return reader
    .selectFrom('option')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('event_type', '=', line.event_type)
    .where('bet_type', '=', line.bet_type)
    .where('threshold', '=', line.threshold)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
}

type NewOption = Omit<OptionRow, 'id' | 'retired_at' | 'retired_by' | 'set_by' | 'priced_by' | 'handed_back_at'>

/**
 * Returns the columns of an option whose price operators set. Their own bets at this price are refused ([V12]). The
 * server itself never bets.
 */
export function pricedBy(...userIds: readonly (string | null)[]) {
  return { set_by: 'admin', priced_by: userIds.filter((id) => id !== null), handed_back_at: null } as const
}

/** Sets an operator's price for a line, on its current option or on a new one. */
export async function priceLine(tx: Tx, operator: Operator, option: NewOption): Promise<string> {
  const priced = pricedBy(accountOf(operator))
  const current = await optionOnLine(tx, option.plan_id, option)
  if (current) {
    await setOption(tx, current.id, { name: option.name, hundredths: option.hundredths, ...priced })
    return current.id
  }
  const id = newId()
  await tx
    .insertInto('option')
    .values({ ...option, id, ...priced, retired_by: null })
    .execute()
  return id
}

/** Retires a line for an administrator, even one that is not offered now. The model does not offer it again ([P8]). */
export async function retireLine(tx: Tx, option: NewOption & Pick<OptionRow, 'set_by'>, now: Date): Promise<void> {
  const onLine = await tx
    .selectFrom('option')
    .selectAll()
    .where('plan_id', '=', option.plan_id)
    .where('event_type', '=', option.event_type)
    .where('bet_type', '=', option.bet_type)
    .where('threshold', '=', option.threshold)
    .orderBy('id', 'desc')
    .execute()
  const current = onLine.find(({ retired_at: retiredAt }) => retiredAt === null)
  if (current) return setOption(tx, current.id, { retired_at: now, retired_by: 'admin' })
  if (onLine.some(({ retired_by: retiredBy }) => retiredBy === 'admin')) return
  const [last] = onLine
  if (last) return setOption(tx, last.id, { retired_by: 'admin' })
  await tx
    .insertInto('option')
    .values({ ...option, id: newId(), retired_at: now, retired_by: 'admin' })
    .execute()
}

type OptionChange = Partial<
  Pick<OptionRow, 'name' | 'hundredths' | 'set_by' | 'retired_at' | 'retired_by' | 'priced_by' | 'handed_back_at'>
>

export async function setOption(tx: Tx, optionId: string, change: OptionChange): Promise<void> {
  await tx.updateTable('option').set(change).where('id', '=', optionId).execute()
}
