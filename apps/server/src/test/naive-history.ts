/**
 * What became of a bet, told again from what operators did, one act after the other: nothing here comes from packages/rules
 * or from the ledger, so that a mistake there cannot repeat itself here.
 */
export type Act = { readonly at: string; readonly reason?: string | null } & (
  | { readonly what: 'half-started'; readonly half: number; readonly kickOff: string }
  | { readonly what: 'half-ended'; readonly half: number; readonly end: string }
  | { readonly what: 'half-reopened'; readonly half: number }
  | { readonly what: 'recorded' | 'moved'; readonly event: string; readonly eventType: string; readonly when: string }
  | { readonly what: 'removed'; readonly event: string }
)

export interface BetTaken {
  readonly roundNumber: number
  /** Minutes, of the lobby it was placed in. */
  readonly roundDuration: number
  readonly eventType: string
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly hundredths: number
  readonly stake: number
}

export interface Verdict {
  readonly outcome: 'open' | 'won' | 'lost' | 'void'
  readonly count: number | null
  readonly credit: number
}

/** One change of a bet's verdict; by the clock, or by what somebody did, in their words or the house's. */
export interface Turn extends Verdict {
  readonly from: Verdict['outcome']
  readonly at: number
  readonly by: Act | undefined
  /** Where other words are known of it than those of the act. */
  readonly words?: string | null
}

const HALF_MINUTES = 45
const MINUTE = 60_000
const OPEN: Verdict = { outcome: 'open', count: null, credit: 0 }

/** Every change of a bet's verdict until a moment, the first being its settlement. The match is played at tempo 1. */
export function historyOf(bet: BetTaken, acts: readonly Act[], until: number): Turn[] {
  const moments = acts.map((act) => Date.parse(act.at))
  const ends = moments.flatMap((_, index) => spanOf(bet, acts.slice(0, index + 1))?.end ?? [])
  const turns: Turn[] = []
  let before = OPEN
  for (const at of [...new Set([...moments, ...ends])].filter((moment) => moment <= until).sort((a, b) => a - b)) {
    const known = acts.filter((act) => Date.parse(act.at) <= at)
    const now = verdictOf(bet, known, at)
    if (now.outcome !== before.outcome || now.count !== before.count) {
      turns.push({ ...now, from: before.outcome, at, by: before.outcome === 'open' ? undefined : known.at(-1) })
    }
    before = now
  }
  return turns
}

const BY_THE_HOUSE: Readonly<Record<Act['what'], string>> = {
  'half-started': 'The times of the half were corrected.',
  'half-ended': 'The half ended earlier.',
  'half-reopened': 'The half was reopened.',
  recorded: 'An event was recorded late.',
  moved: 'An event was corrected.',
  removed: 'An event was taken back.',
}

/** What a receipt should say of everything after the first settlement, but for the balance. */
export function correctionsByHand(history: readonly Turn[]) {
  return history.flatMap(({ from, outcome, at, by, credit, words }, index) => {
    if (!by) return []
    const reason = words === undefined ? (by.reason ?? BY_THE_HOUSE[by.what]) : words
    const amount = credit - (history[index - 1]?.credit ?? 0)
    return [{ at: new Date(at).toISOString(), from, to: outcome, amount, reason }]
  })
}

function verdictOf(bet: BetTaken, known: readonly Act[], at: number): Verdict {
  const span = spanOf(bet, known)
  if (!span || span.end > at) return OPEN
  if (span.start >= span.end) return { outcome: 'void', count: null, credit: bet.stake }
  let count = 0
  for (const { eventType, when } of standing(known).values()) {
    if (eventType === bet.eventType && when >= span.start && when < span.end) count += 1
  }
  if (count === bet.threshold) return { outcome: 'void', count, credit: bet.stake }
  const won = bet.betType === 'over' ? count > bet.threshold : count < bet.threshold
  const paid = Number((BigInt(bet.hundredths) * BigInt(bet.stake)) / 100n)
  return won ? { outcome: 'won', count, credit: paid } : { outcome: 'lost', count, credit: 0 }
}

function standing(known: readonly Act[]): Map<string, { eventType: string; when: number }> {
  const events = new Map<string, { eventType: string; when: number }>()
  for (const act of known) {
    if (act.what === 'recorded' || act.what === 'moved') {
      events.set(act.event, { eventType: act.eventType, when: Date.parse(act.when) })
    } else if (act.what === 'removed') events.delete(act.event)
  }
  return events
}

/** When the bet's round begins and ends, as far as that is known. */
function spanOf({ roundNumber, roundDuration }: BetTaken, known: readonly Act[]) {
  const perHalf = Math.ceil(HALF_MINUTES / roundDuration)
  const half = Math.ceil(roundNumber / perHalf)
  const place = (roundNumber - 1) % perHalf
  let kickOff: number | undefined
  let whistle = Number.POSITIVE_INFINITY
  for (const act of known) {
    if (act.what === 'half-started' && act.half === half) kickOff = Date.parse(act.kickOff)
    if (act.what === 'half-ended' && act.half === half) whistle = Date.parse(act.end)
    if (act.what === 'half-reopened' && act.half === half) whistle = Number.POSITIVE_INFINITY
  }
  if (kickOff === undefined) return undefined
  const start = kickOff + place * roundDuration * MINUTE
  const planned = place === perHalf - 1 ? Number.POSITIVE_INFINITY : start + roundDuration * MINUTE
  return { start, end: Math.min(planned, whistle) }
}
