import type { Invitation } from '@bettle/contract'
import type { ReactNode } from 'react'
import { useSignedUrl } from '../../../files/use-signed-url.ts'
import { countsText } from '../../../match-ui/counts-text.ts'
import { lateText } from '../../../match-ui/house-rules/late-text.ts'
import { plainRules } from '../../../match-ui/house-rules/plain-rules.ts'
import { Practice } from '../../../match-ui/practice.tsx'
import { shortTeamName } from '../../../text/team-name.ts'
import { msg } from '../../../texts/msg.ts'
import { Avatar, ScoreBoard, Tag } from '../../../ui/index.ts'
import { matchMoment } from '../matches/match-moment.ts'
import { boardOf } from './board-of.ts'

interface InvitationBoardProps {
  card: Invitation
  now: number
  /** True if the data was refreshed recently. */
  isCurrent: boolean
  /** The buttons that take a seat. They are above the house rules, so that a phone shows them without scrolling. */
  children: ReactNode
}

/** Shows a lobby to any holder of its code: the score, the members and the house rules [V10]. */
export function InvitationBoard({ card, now, isCurrent, children }: InvitationBoardProps) {
  const { match, players, gameSettings } = card
  const moment = matchMoment(match, now)
  const late = lateText(card.rounds, gameSettings.startingChips)
  return (
    <ScoreBoard
      left={{ name: match.homeTeam, short: shortTeamName(match.homeTeam) }}
      right={{ name: match.awayTeam, short: shortTeamName(match.awayTeam) }}
      score={match.score}
      size="lg"
      {...boardOf(moment, now, isCurrent)}
    >
      <div className="flex flex-col gap-4 border-line border-t px-4 py-5 sm:px-6">
        {match.isPractice && (
          <p className="text-balance text-center text-muted text-sm">
            <Practice match={match} /> {msg('hub.invitation-board.the-computer-simulates-this')}
          </p>
        )}
        <div className="flex flex-col items-center gap-2.5">
          <ul aria-label={msg('hub.invitation-board.players')} className="flex justify-center gap-3">
            {card.faces.map((face) => (
              <li key={face.username} className="flex w-16 flex-col items-center gap-1.5">
                <FaceOf {...face} />
                <span className="wrap-anywhere w-full text-center text-muted text-xs leading-tight">
                  {face.username}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">{seatsText(players, gameSettings.maxPlayers)}</p>
        </div>
        {late && <p className="text-pretty text-center text-sm">{late}</p>}
        {children}
        {match.countsFrom && (
          <p className="wrap-anywhere text-balance text-center text-muted text-sm">
            {countsText(match.countsFrom, match.countsFrom.eventTypes, [], match.suspended)}
          </p>
        )}
        {match.isRoom && (
          <p className="text-balance text-center text-muted text-sm">{msg('hub.invitation-board.the-host-and-the')}</p>
        )}
        <ul aria-label={msg('hub.invitation-board.house-rules')} className="flex flex-wrap justify-center gap-1.5">
          {plainRules(gameSettings).map((rule) => (
            <li key={rule}>
              <Tag className="h-auto! min-h-6 whitespace-normal! py-1">{rule}</Tag>
            </li>
          ))}
        </ul>
      </div>
    </ScoreBoard>
  )
}

/** The picture is part of the invitation, because a visitor without an account cannot request the list of avatars. */
function FaceOf({ username, image }: Invitation['faces'][number]) {
  const { url, onBroken } = useSignedUrl(image === null ? undefined : { key: image })
  return <Avatar name={username} src={url} onBroken={onBroken} size={44} />
}

const UNLIMITED = 999

function seatsText(players: number, maxPlayers: number): string {
  const playing =
    players === 1
      ? msg('hub.invitation-board.1-player-is-in')
      : msg('hub.invitation-board.players-are-in-this', { players })
  if (maxPlayers >= UNLIMITED) return `${playing}.`
  const free = Math.max(0, maxPlayers - players)
  return msg('hub.invitation-board.every-seat-is-taken', { playing, isFree: free === 0, free })
}
