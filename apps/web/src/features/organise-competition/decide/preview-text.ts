import type { Competition, DecisionPreview } from '@bettle/contract'
import { counted } from '../setup/needs.ts'
import { phaseText } from '../stage-text.ts'
import { nameOf } from './decision-facts.ts'

/** Returns the sentences of a preview: what a decision changes at once. */
export function previewText(competition: Competition, { before, after, lobbiesClosed }: DecisionPreview): string[] {
  const winner = (id: string | null) => (id === null ? 'nobody' : nameOf(competition, id))
  return [
    ...(before.phase === after.phase ? [] : [`State: ${phaseText(before.phase)} becomes ${phaseText(after.phase)}.`]),
    ...(before.winner === after.winner ? [] : [`Winner: ${winner(after.winner)} (now: ${winner(before.winner)}).`]),
    ...(lobbiesClosed === 0
      ? []
      : [
          `${counted(lobbiesClosed, 'game')} ${lobbiesClosed === 1 ? 'is' : 'are'} closed, and all bets in ${lobbiesClosed === 1 ? 'this game' : 'these games'} are void.`,
        ]),
  ]
}
