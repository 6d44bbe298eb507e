import { shortTeamName } from '../text/team-name.ts'
import { srgb } from '../ui/index.ts'

export interface TeamAppearance {
  name: string
  /** Three letters, used where the name does not fit. */
  short: string
  colour: string
}

/**
 * Returns the appearance of two teams. Their real colours are not available, so the colour of a team depends on its
 * name. If the two colours are similar, the away team gets a different one.
 */
export function teamAppearances(homeTeam: string, awayTeam: string): { home: TeamAppearance; away: TeamAppearance } {
  const homeHue = hueOf(homeTeam)
  const awayHue = hueOf(awayTeam)
  const apart = Math.abs(homeHue - awayHue)
  const isAlike = Math.min(apart, 360 - apart) < 60
  return {
    home: appearanceOf(homeTeam, homeHue),
    away: appearanceOf(awayTeam, isAlike ? (homeHue + 150) % 360 : awayHue),
  }
}

function appearanceOf(name: string, hue: number): TeamAppearance {
  return { name, short: shortTeamName(name), colour: srgb(0.66, 0.19, hue) }
}

function hueOf(name: string): number {
  let hash = 11
  for (const mark of name.toLowerCase()) hash = (hash * 33 + (mark.codePointAt(0) ?? 0)) % 36_000
  return (hash * 67) % 360
}
