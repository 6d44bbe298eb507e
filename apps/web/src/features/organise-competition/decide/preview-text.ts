import type { Competition, DecisionPreview } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'
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
      'plays-there': msg('organise-competition.preview-text.you-play-in-this'),
      'own-place': msg('organise-competition.preview-text.this-decision-changes-your'),
      'too-late': msg('organise-competition.preview-text.this-competition-ended-more'),
    }[refusal] ?? msg('organise-competition.preview-text.you-cannot-make-this')
  return canPropose(competition, refusal)
    ? msg('organise-competition.preview-text.you-can-propose-it', { why })
    : msg('organise-competition.preview-text.an-administrator-without-an', { why })
}

/** Returns the sentences of a preview: what a decision changes at once. */
export function previewText(
  competition: Competition,
  { before, after, lobbiesClosed, lobbiesChanged = 0 }: DecisionPreview,
): string[] {
  const winner = (id: string | null) =>
    id === null ? msg('organise-competition.preview-text.nobody') : nameOf(competition, id)
  return [
    ...(before.phase === after.phase ? [] : [phaseChange(phaseText(before.phase), phaseText(after.phase))]),
    ...(before.winner === after.winner ? [] : [winnerChange(winner(before.winner), winner(after.winner))]),
    ...(lobbiesClosed === 0 ? [] : [msg('organise-competition.preview-text.game-is-closed-and', { lobbiesClosed })]),
    ...(lobbiesChanged === 0
      ? []
      : [msg('organise-competition.preview-text.game-gets-other-players', { lobbiesChanged })]),
  ]
}

const phaseChange = (before: string, after: string): string =>
  msg('organise-competition.preview-text.state-becomes-before-after', { before, after })
const winnerChange = (before: string, after: string): string =>
  msg('organise-competition.preview-text.winner-now-after-before', { after, before })
