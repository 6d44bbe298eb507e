import type { Instant } from '@bettle/rules'
import { z } from 'zod'

const time = { from: z.number(), until: z.number() }
const Side = z.enum(['home', 'away'])

const Fault = z.discriminatedUnion('kind', [
  /** No statistics: an empty list, no key, null instead of a list, or an empty list for one of the teams. */
  z.strictObject({
    ...time,
    kind: z.literal('no-statistics'),
    form: z.enum(['empty', 'left-out', 'null', 'one-team']),
  }),
  /** The total of one event type is left out, for one side or for both. */
  z.strictObject({
    ...time,
    kind: z.literal('no-type'),
    eventType: z.string(),
    sides: z.array(Side).min(1).readonly(),
  }),
  /** The provider's own word for the status, in place of the one that follows from the time. */
  z.strictObject({ ...time, kind: z.literal('status'), status: z.string() }),
  /** The answer of the moment `from` is repeated. */
  z.strictObject({ ...time, kind: z.literal('frozen') }),
  /** The answer is about another match. */
  z.strictObject({ ...time, kind: z.literal('other-match') }),
  /** Events too many are counted, which the provider takes back afterwards. */
  z.strictObject({
    ...{ ...time, kind: z.literal('too-many'), eventType: z.string(), side: Side },
    by: z.number().int().positive(),
  }),
  /** The starts of the halves are left out. */
  z.strictObject({ ...time, kind: z.literal('no-starts') }),
])

/** The faults of each match by its id, in minutes from its kick-off. */
const Plan = z.record(z.string(), z.array(Fault))

/** A fault of a provider's answers about one match. It lasts from `from` to before `until`, in the provider's time (ms). */
export type PlannedFault = Readonly<z.infer<typeof Fault>>

/** The faults of each match by its id, in minutes from its kick-off. */
export type FaultPlan = z.infer<typeof Plan>

/** @throws Error with a text if the plan is not valid */
export function readFaultPlan(content: string): FaultPlan {
  const parsed = Plan.safeParse(JSON.parse(content))
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  return parsed.data
}

/** Returns the planned faults of a match at their times. */
export function faultsOf(plan: FaultPlan, id: string, kickOff: Instant, tempo: number): PlannedFault[] {
  const timeOf = (minute: number) => kickOff + (minute * 60_000) / tempo
  return (plan[id] ?? []).map((fault) => ({ ...fault, from: timeOf(fault.from), until: timeOf(fault.until) }))
}

type Kind = PlannedFault['kind']
type Of<K extends Kind> = Extract<PlannedFault, { readonly kind: K }>

/** Returns the faults of a kind that are in effect at an instant of the provider's time. */
export function faultsAt<K extends Kind>(faults: readonly PlannedFault[], kind: K, at: Instant): Of<K>[] {
  return faults.filter((fault): fault is Of<K> => fault.kind === kind && fault.from <= at && at < fault.until)
}
