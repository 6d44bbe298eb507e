import type { Language, LobbyCard } from '@bettle/contract'
import type { MetaIn } from '../../../http/pages/page-meta.ts'
import { say } from '../../../texts/say.ts'

/** The head of the page for an unknown code, for a caller who may not query a code at the moment, or after an error. */
export const NO_LOBBY_META: MetaIn = (language) => ({
  title: say(language, 'page.invitation.title'),
  description: say(language, 'page.about.bettle'),
  isPrivate: true,
})

/** Returns the preview of a link to a lobby, which contains only what the code shows ([V5]). */
export function invitationMeta(card: LobbyCard): MetaIn {
  return (language) => ({
    title: titleOf(card, language),
    description: [
      momentOf(card, language),
      seatsText(card, language),
      say(language, 'page.invitation.over-or-under'),
    ].join(' '),
    isPrivate: true,
  })
}

function titleOf({ match: { homeTeam: home, awayTeam: away, status, score } }: LobbyCard, language: Language): string {
  if (status === 'upcoming') return say(language, 'page.invitation.upcoming', { home, away })
  const teams = { home, away, homeGoals: score.home, awayGoals: score.away }
  const { unassigned } = score
  return unassigned
    ? say(language, 'page.invitation.score-lacks', { ...teams, unassigned })
    : say(language, 'page.invitation.score', teams)
}

function momentOf({ match: { status, startTime } }: LobbyCard, language: Language): string {
  if (status === 'completed') return say(language, 'page.invitation.over')
  if (status === 'abandoned') return say(language, 'page.invitation.abandoned')
  if (status === 'active') return say(language, 'page.invitation.running')
  if (startTime === null) return say(language, 'page.invitation.unannounced')
  return say(language, 'page.invitation.kick-off', { time: utcText(new Date(startTime), language) })
}

/** Formats a time in UTC, because the reader's time zone is unknown. English is written as in Britain. */
const utcText = (time: Date, language: Language): string =>
  time.toLocaleString(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  })

/** From this number of seats on, the preview does not mention a limit. */
const UNLIMITED = 999

function seatsText(
  { hostUser, players, gameSettings: { maxPlayers: seats, startingChips: chips }, status, match }: LobbyCard,
  language: Language,
): string {
  const host = hostUser?.username ?? 'none'
  if (status === 'closed' || match.status === 'completed' || match.status === 'abandoned')
    return say(language, 'page.invitation.closed', { host })
  return seats >= UNLIMITED
    ? say(language, 'page.invitation.playing', { host, players, chips })
    : say(language, 'page.invitation.seats', { host, players, seats, chips })
}
