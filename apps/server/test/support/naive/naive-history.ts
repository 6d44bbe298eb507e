/**
 * Recomputes a bet's history from the log of operators' actions, one action after the other. It uses nothing of
 * packages/rules or the ledger, so that it cannot repeat a mistake of the product.
 */
export type LoggedAction = { readonly at: string; readonly reason?: string | null } & (
  | { readonly what: 'half-started'; readonly half: number; readonly kickOff: string }
  | { readonly what: 'half-ended'; readonly half: number; readonly end: string }
  | { readonly what: 'half-reopened'; readonly half: number }
  | { readonly what: 'recorded' | 'moved'; readonly event: string; readonly eventType: string; readonly when: string }
  | { readonly what: 'removed'; readonly event: string }
)

export interface BetTaken {
  readonly roundNumber: number
  /** The round length in minutes, in the lobby of the bet. */
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

/** One change of a bet's verdict, by the clock or by an action, with its reason. */
export interface HistoryStep extends Verdict {
  readonly from: Verdict['outcome']
  readonly at: number
  readonly by: LoggedAction | undefined
  /** Set if the reason is not the text of the action. */
  readonly text?: string | null
}

const HALF_MINUTES = 45
const MINUTE = 60_000
const OPEN: Verdict = { outcome: 'open', count: null, credit: 0 }

/** Returns all changes of a bet's verdict up to a moment, beginning with its settlement. The match has tempo 1. */
export function historyOf(bet: BetTaken, log: readonly LoggedAction[], until: number): HistoryStep[] {
  const moments = log.map((entry) => Date.parse(entry.at))
  const ends = moments.flatMap((_, index) => spanOf(bet, log.slice(0, index + 1))?.end ?? [])
  const steps: HistoryStep[] = []
  let before = OPEN
  for (const at of [...new Set([...moments, ...ends])].filter((moment) => moment <= until).sort((a, b) => a - b)) {
    const logSoFar = log.filter((entry) => Date.parse(entry.at) <= at)
    const now = verdictOf(bet, logSoFar, at)
    if (now.outcome !== before.outcome || now.count !== before.count) {
      steps.push({ ...now, from: before.outcome, at, by: before.outcome === 'open' ? undefined : logSoFar.at(-1) })
    }
    before = now
  }
  return steps
}

const BY_THE_HOUSE: Readonly<Record<LoggedAction['what'], string>> = {
  'half-started': 'The times of the half were corrected.',
  'half-ended': 'The half ended earlier.',
  'half-reopened': 'The half was reopened.',
  recorded: 'An event was recorded late.',
  moved: 'An event was corrected.',
  removed: 'An event was cancelled.',
}

/** Returns the expected corrections of a receipt after the first settlement, without balances. */
export function correctionsByHand(history: readonly HistoryStep[]) {
  return history.flatMap(({ from, outcome, at, by, credit, text }, index) => {
    if (!by) return []
    const reason = text === undefined ? (by.reason ?? BY_THE_HOUSE[by.what]) : text
    const amount = credit - (history[index - 1]?.credit ?? 0)
    return [{ at: new Date(at).toISOString(), from, to: outcome, amount, reason }]
  })
}

function verdictOf(bet: BetTaken, logSoFar: readonly LoggedAction[], at: number): Verdict {
  const span = spanOf(bet, logSoFar)
  if (!span || span.end > at) return OPEN
  if (span.start >= span.end) return { outcome: 'void', count: null, credit: bet.stake }
  let count = 0
  for (const { eventType, when } of currentEvents(logSoFar).values()) {
    if (eventType === bet.eventType && when >= span.start && when < span.end) count += 1
  }
  if (count === bet.threshold) return { outcome: 'void', count, credit: bet.stake }
  const won = bet.betType === 'over' ? count > bet.threshold : count < bet.threshold
  const paid = Number((BigInt(bet.hundredths) * BigInt(bet.stake)) / 100n)
  return won ? { outcome: 'won', count, credit: paid } : { outcome: 'lost', count, credit: 0 }
}

function currentEvents(logSoFar: readonly LoggedAction[]): Map<string, { eventType: string; when: number }> {
  const events = new Map<string, { eventType: string; when: number }>()
  for (const entry of logSoFar) {
    if (entry.what === 'recorded' || entry.what === 'moved') {
      events.set(entry.event, { eventType: entry.eventType, when: Date.parse(entry.when) })
    } else if (entry.what === 'removed') events.delete(entry.event)
  }
  return events
}

/** Returns the start and end of the bet's round, as far as they are known. */
function spanOf({ roundNumber, roundDuration }: BetTaken, logSoFar: readonly LoggedAction[]) {
  const perHalf = Math.ceil(HALF_MINUTES / roundDuration)
  const half = Math.ceil(roundNumber / perHalf)
  const index = (roundNumber - 1) % perHalf
  let kickOff: number | undefined
  let whistle = Number.POSITIVE_INFINITY
  for (const entry of logSoFar) {
    if (entry.what === 'half-started' && entry.half === half) kickOff = Date.parse(entry.kickOff)
    if (entry.what === 'half-ended' && entry.half === half) whistle = Date.parse(entry.end)
    if (entry.what === 'half-reopened' && entry.half === half) whistle = Number.POSITIVE_INFINITY
  }
  if (kickOff === undefined) return undefined
  const start = kickOff + index * roundDuration * MINUTE
  const planned = index === perHalf - 1 ? Number.POSITIVE_INFINITY : start + roundDuration * MINUTE
  return { start, end: Math.min(planned, whistle) }
}
