import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import type { CompetitionRow } from './competition-store.ts'

/**
 * Books the difference between the booked trophies and those that the competition's log now requires, each award once.
 * A changed award is reversed and booked again, so that the sum follows every correction.
 */
export async function payTrophies(ctx: Context, tx: Tx, { id, state }: CompetitionRow): Promise<void> {
  const booked = await tx
    .selectFrom('competition_trophy')
    .selectAll()
    .where('competition_id', '=', id)
    .orderBy('number')
    .execute()
  const current = new Map<string, { part: string; account_id: string; trophies: number }>()
  for (const { part, account_id, kind, trophies } of booked) {
    const key = `${part} ${account_id}`
    if (kind === 'award') current.set(key, { part, account_id, trophies })
    else current.delete(key)
  }
  const owed = new Map(
    state.trophies
      .filter(({ amount }) => amount > 0)
      .map(({ stage, entry, amount }) => [
        `${stage} ${entry}`,
        { part: stage, account_id: entry as string, trophies: amount },
      ]),
  )
  const isBooked = (key: string, trophies: number) => current.get(key)?.trophies === trophies
  const reversals = [...current].filter(([key, { trophies }]) => owed.get(key)?.trophies !== trophies)
  const awards = [...owed].filter(([key, { trophies }]) => !isBooked(key, trophies))
  const entries = [
    ...reversals.map(([, entry]) => ({ ...entry, kind: 'reversal' as const, trophies: -entry.trophies })),
    ...awards.map(([, entry]) => ({ ...entry, kind: 'award' as const })),
  ]
  if (entries.length === 0) return
  await tx
    .insertInto('competition_trophy')
    .values(
      entries.map((entry, index) => ({
        ...entry,
        competition_id: id,
        number: booked.length + index + 1,
        at: ctx.clock.date(),
      })),
    )
    .execute()
}
