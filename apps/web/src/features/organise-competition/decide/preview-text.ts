import type { Competition, DecisionPreview } from '@bettle/contract'
import { counted } from '../setup/needs.ts'
import { phaseText } from '../stage-text.ts'
import { nameOf } from './decision-facts.ts'

/** Returns whether the players may vote on a decision that the organiser may not make ([CP87]). */
export const canPropose = (
  { isPrivate }: Pick<Competition, 'isPrivate'>,
  refusal: string | null | undefined,
): boolean => isPrivate && (refusal === 'plays-there' || refusal === 'own-place')

/** Returns why somebody else must make a decision, and who. */
export function refusalText(competition: Pick<Competition, 'isPrivate'>, refusal: string): string {
  const why =
    {
      'plays-there': 'You play in this stage yourself, or played against this player.',
      'own-place': 'This decision changes your own place, title or trophies.',
      'too-late': 'This competition ended more than seven days ago.',
    }[refusal] ?? 'You cannot make this decision.'
  return canPropose(competition, refusal)
    ? `${why} You can propose it: players who neither gain nor lose by it then vote for 24 hours. It is made if more than half of them agree. An administrator without an entry can decide too.`
    : `${why} An administrator without an entry in this competition must decide.`
}

/** Returns the sentences of a preview: what a decision changes at once. */
export function previewText(
  competition: Competition,
  { before, after, lobbiesClosed, lobbiesChanged = 0 }: DecisionPreview,
): string[] {
  const winner = (id: string | null) => (id === null ? 'nobody' : nameOf(competition, id))
  return [
    ...(before.phase === after.phase ? [] : [`State: ${phaseText(before.phase)} becomes ${phaseText(after.phase)}.`]),
    ...(before.winner === after.winner ? [] : [`Winner: ${winner(after.winner)} (now: ${winner(before.winner)}).`]),
    ...(lobbiesClosed === 0
      ? []
      : [
          `${counted(lobbiesClosed, 'game')} ${lobbiesClosed === 1 ? 'is' : 'are'} closed, and all bets in ${lobbiesClosed === 1 ? 'this game' : 'these games'} are void.`,
        ]),
    ...(lobbiesChanged === 0
      ? []
      : [
          `${counted(lobbiesChanged, 'game')} ${lobbiesChanged === 1 ? 'gets' : 'get'} other players. Who leaves loses their bets there, and who stays keeps them.`,
        ]),
  ]
}
