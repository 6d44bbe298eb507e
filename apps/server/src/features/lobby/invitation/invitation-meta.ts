import type { LobbyCard } from '@bettle/contract'
import type { PageMeta } from '../../../http/pages/page-head.ts'

/** The head of the page for an unknown code, for a caller who may not query a code at the moment, or after an error. */
export const NO_LOBBY_META: PageMeta = {
  title: 'You are invited to Bettle',
  description: 'Call the next ten minutes of a real match with free chips, against your friends.',
  isPrivate: true,
}

/** Returns the preview of a link to a lobby, which contains only what the code shows ([V5]). */
export function invitationMeta(card: LobbyCard): PageMeta {
  return {
    title: `${teamsOf(card)} · Bettle`,
    description: [momentOf(card), seatsText(card), 'Over or under, before the round starts.'].join(' '),
    isPrivate: true,
  }
}

function teamsOf({ match: { homeTeam, awayTeam, status, score } }: LobbyCard): string {
  if (status === 'upcoming') return `${homeTeam} v ${awayTeam}`
  const lacking = score.unassigned ? ` (+${score.unassigned}, side not known)` : ''
  return `${homeTeam} ${score.home}–${score.away} ${awayTeam}${lacking}`
}

function momentOf({ match: { status, startTime } }: LobbyCard): string {
  if (status === 'completed') return 'The match is over.'
  if (status === 'abandoned') return 'The match was abandoned.'
  if (status === 'active') return 'The match is running.'
  return startTime === null ? 'The kick-off is not announced yet.' : `Kick-off ${UTC.format(new Date(startTime))} UTC.`
}

/** Times are in UTC, because the reader's time zone is unknown. */
const UTC = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** From this number of seats on, the preview does not mention a limit. */
const UNLIMITED = 999

function seatsText({
  hostUser,
  players,
  gameSettings: { maxPlayers, startingChips },
  status,
  match,
}: LobbyCard): string {
  const host = hostUser ? `${hostUser.username}’s game` : 'This game'
  if (status === 'closed' || match.status === 'completed' || match.status === 'abandoned') return `${host} is closed.`
  const taken = maxPlayers >= UNLIMITED ? `${players} playing` : `${players} of ${maxPlayers} places taken`
  return `${host}, ${taken}, ${startingChips} free chips each.`
}
