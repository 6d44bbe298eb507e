/** Separators between two teams, with blanks around them. Words come first, because a dash may be part of a name. */
const BETWEEN = [/\s+(?:v|vs|v\.|vs\.|versus|gegen|contre|contra|x)\s+/iu, /\s+[-–—]\s+/u]

export interface TeamsRead {
  readonly homeTeam: string
  readonly awayTeam: string
}

/** Reads 'Home v Away'; undefined if the teams cannot be separated. 'Away @ Home' is ambiguous and not read. */
export function teamsIn(cell: string): TeamsRead | undefined {
  for (const between of BETWEEN) {
    const [homeTeam = '', awayTeam, ...more] = cell.split(between)
    if (awayTeam === undefined) continue
    const isPair = more.length === 0 && homeTeam.trim() !== '' && awayTeam.trim() !== ''
    return isPair ? { homeTeam, awayTeam } : undefined
  }
  return undefined
}
