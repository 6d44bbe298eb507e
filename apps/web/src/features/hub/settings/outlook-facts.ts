import type { GamesOutlook } from '@bettle/rules'

/** Returns the figures of the simulated games, each with a label. */
export function outlookFacts(outlook: GamesOutlook): { what: string; figure: string }[] {
  const { averageWinner, medianChips, bustShare, rounds, minutes } = outlook
  return [
    {
      what: 'The winner ends with about',
      figure: averageWinner === undefined ? '–' : chips(Math.round(averageWinner)),
    },
    { what: 'Half of the players end with at least', figure: chips(medianChips) },
    { what: 'Players who cannot bet any more at the end', figure: shareText(bustShare) },
    { what: 'The game takes', figure: `${roundsText(rounds)}, ${Math.round(minutes)} min` },
  ]
}

const chips = (count: number) => (count === 1 ? '1 chip' : `${count} chips`)

function shareText(share: number): string {
  if (share === 0) return 'nobody'
  if (share < 0.01) return 'under 1 % of players'
  return `${Math.round(100 * share)} % of players`
}

/**
 * Returns the average number of rounds with one decimal place. Simulated games can end after different numbers of
 * rounds.
 */
function roundsText(rounds: number): string {
  const rounded = Math.round(rounds * 10) / 10
  return rounded === 1 ? '1 round' : `${rounded} rounds`
}
