import { msg } from '../texts/msg.ts'

/** Returns the teams of a match as a text: 'France v Croatia'. */
export const teamsText = ({ homeTeam, awayTeam }: { homeTeam: string; awayTeam: string }): string =>
  msg('text.teams-text.v', { homeTeam, awayTeam })
