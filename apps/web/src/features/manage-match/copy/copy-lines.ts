import type { CopyPreview } from '@bettle/contract'
import { decimal, fixed } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'

const price = (odds: number | null) => (odds === null ? msg('manage-match.copy-lines.not-offered') : fixed(odds, 2))

/** Returns the changes that copying would make, one line for each; empty if both matches have the same preparation. */
export function copyLines({ eventTypes, odds, halves, rounds }: CopyPreview): string[] {
  const { added, taken, isReordered } = eventTypes
  return [
    ...(added.length > 0 ? [msg('manage-match.copy-lines.event-types-to-add', { added: added.join(', ') })] : []),
    ...(taken.length > 0 ? [msg('manage-match.copy-lines.event-types-to-remove', { taken: taken.join(', ') })] : []),
    ...(isReordered ? [msg('manage-match.copy-lines.the-order-of-the')] : []),
    ...halves.added.map((number) => msg('manage-match.copy-lines.half-to-add-number', { number })),
    ...halves.taken.map((number) => msg('manage-match.copy-lines.half-to-remove-number', { number })),
    ...rounds.map(({ halfNumber, before, after }) =>
      before === after
        ? msg('manage-match.copy-lines.half-the-start-or', { halfNumber })
        : msg('manage-match.copy-lines.half-round-now-half', { halfNumber, after, before }),
    ),
    ...odds
      .filter(({ before, after }) => price(before) !== price(after))
      .map(({ before, after, ...option }) => oddsLine({ ...option, before: price(before), after: price(after) })),
  ]
}

interface OddsLine extends Pick<CopyPreview['odds'][number], 'eventType' | 'betType' | 'threshold'> {
  before: string
  after: string
}

const oddsLine = ({ eventType, betType, threshold, before, after }: OddsLine): string =>
  msg('manage-match.copy-lines.now-event-type-bet', {
    eventType,
    betType,
    threshold: decimal(threshold),
    after,
    before,
  })
