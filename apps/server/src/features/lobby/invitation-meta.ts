import type { LobbyCard } from '@bettle/contract'
import type { PageMeta } from '../../http/page-head.ts'

/** Of a code that leads nowhere, or of which nobody may know at the moment. */
export const NO_LOBBY_META: PageMeta = {
  title: 'You are invited to Bettle',
  description: 'Call the next ten minutes of a real match with free chips, against your friends.',
  isPrivate: true,
}

/** What a link to a lobby says of it, wherever it is pasted: nothing but what its code shows ([V5]). */
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
  if (status === 'active') return 'The match is on.'
  return startTime === null
    ? 'The kick-off is yet to be announced.'
    : `Kick-off ${UTC.format(new Date(startTime))} UTC.`
}

/** Nobody knows where it will be read: every clock knows this one. */
const UTC = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** So many seats are as good as no limit. */
const UNLIMITED = 999

function seatsText({
  hostUser,
  players,
  gameSettings: { maxPlayers, startingChips },
  status,
  match,
}: LobbyCard): string {
  const host = `${hostUser.username}’s game`
  if (status === 'closed' || match.status === 'completed' || match.status === 'abandoned') return `${host} is closed.`
  const taken = maxPlayers >= UNLIMITED ? `${players} playing` : `${players} of ${maxPlayers} places taken`
  return `${host}, ${taken}, ${startingChips} free chips each.`
}
