import type { MatchRound } from '@bettle/contract'
import { modelLines } from '@bettle/rules'

/** Describes the options that an event type gets in the next round: 'Round 3: over 0.5 at 1.80, under 0.5 at 2.00'. */
export function offeredText(eventType: string, rounds: readonly MatchRound[]): string | undefined {
  const next = rounds
    .filter(({ status }) => status === 'upcoming')
    .toSorted((one, other) => one.roundNumber - other.roundNumber)[0]
  if (!next) return undefined
  const { halfNumber } = next.half
  const lines = modelLines(eventType, { halfNumber, startMinute: next.startMinute, endMinute: next.endMinute ?? null })
  if (lines.length === 0) return `Round ${next.roundNumber}: no odds`
  const texts = lines.map(
    ({ betType, threshold, hundredths }) => `${betType} ${threshold} at ${(hundredths / 100).toFixed(2)}`,
  )
  return `Round ${next.roundNumber}: ${texts.join(', ')}`
}
