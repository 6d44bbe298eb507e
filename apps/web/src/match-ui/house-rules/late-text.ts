import { msg } from '../../texts/msg.ts'

/**
 * Returns a text with the rounds that a latecomer has missed and those that are left; undefined if none is missed or
 * none is left.
 */
export function lateText({ total, left }: { total: number; left: number }, startingChips: number): string | undefined {
  const missed = total - left
  if (missed <= 0 || left <= 0) return undefined
  const past =
    missed === 1
      ? msg('match-ui.late-text.betting-on-round-1')
      : msg('match-ui.late-text.betting-on-rounds-1', { missed })
  const ahead =
    left === 1 ? msg('match-ui.late-text.one-round-is-left') : msg('match-ui.late-text.of-are-left', { left, total })
  return msg('match-ui.late-text.you-also-start-with', { past, ahead, startingChips })
}
