/** What stands between two teams, with blanks around it; words first, because a dash may also be part of a name. */
const BETWEEN = [/\s+(?:v|vs|v\.|vs\.|versus|gegen|contre|contra|x)\s+/iu, /\s+[-–—]\s+/u]

export interface TeamsRead {
  readonly homeTeam: string
  readonly awayTeam: string
}

/** Reads 'Home v Away'; undefined where the two cannot be told apart. 'Away @ Home' is not read, because not everybody writes it so. */
export function teamsIn(cell: string): TeamsRead | undefined {
  for (const between of BETWEEN) {
    const [homeTeam = '', awayTeam, ...more] = cell.split(between)
    if (awayTeam === undefined) continue
    const isPair = more.length === 0 && homeTeam.trim() !== '' && awayTeam.trim() !== ''
    return isPair ? { homeTeam, awayTeam } : undefined
  }
  return undefined
}
