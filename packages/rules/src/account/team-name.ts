import { passesForHouse } from './house-name.ts'
import { likenessOf } from './look-alike.ts'
import { isUsernameSeen, mixesScripts, plainUsername, usernameLength } from './username.ts'

/** The longest name of a team that a user writes, in characters as a reader counts them. */
export const TEAM_NAME_MAX = 40

const VISIBLE = /[\p{L}\p{N}]/u

export type TeamNameProblem = 'invisible' | 'too-long' | 'reserved' | 'two-alphabets'

/** Returns the stored form of a team's name that a user wrote, which is that of a username ([OM4], [A13]). */
export const plainTeamName = plainUsername

/** Returns why a team's name that others see is refused, by the checks of usernames; undefined if it is not ([OM4]). */
export function teamNameProblem(given: string): TeamNameProblem | undefined {
  const name = plainTeamName(given)
  if (!isUsernameSeen(name) || !VISIBLE.test(name)) return 'invisible'
  if (usernameLength(name) > TEAM_NAME_MAX) return 'too-long'
  if (passesForHouse(name)) return 'reserved'
  return mixesScripts(name) ? 'two-alphabets' : undefined
}

/** Returns true if a reader could take the two teams for one ([OM4]). */
export const areTeamsAlike = (home: string, away: string): boolean =>
  likenessOf(plainTeamName(home)) === likenessOf(plainTeamName(away))
