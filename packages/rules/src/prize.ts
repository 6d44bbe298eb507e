/** What one player takes home. */
export interface Prize {
  readonly userId: string
  readonly trophies: number
}

/** What is played for: the starting chips of everyone who ever was a player, also of those who left ([K2]). */
export function prizePot(startingChips: number, everPlayers: number): number {
  return startingChips * everPlayers
}

/** The pot shared out over the players in order of rank: the winner takes all ([K2]). */
export function winnerTakesAll(pot: number, ranked: readonly { readonly userId: string }[]): Prize[] {
  return ranked.map(({ userId }, index) => ({ userId, trophies: index === 0 ? pot : 0 }))
}
