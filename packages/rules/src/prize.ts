/** What is played for: the starting chips of everyone who ever was a player, also of those who left ([K2]). */
export function prizePot(startingChips: number, everPlayers: number): number {
  return startingChips * everPlayers
}
