import type { LobbyCard } from '@bettle/contract'
import { ChevronRight, Users } from 'lucide-react'
import { Pace } from '../../football/pace.tsx'
import { PersonAvatar } from '../../people/person-avatar.tsx'
import { dayAndTime } from '../../text/date-text.ts'
import { Button, classNames, Tag } from '../../ui/index.ts'
import { hasSeat } from './best-lobby.ts'
import { type MatchMoment, matchMoment, nextHalf } from './match-moment.ts'

interface LobbyRowProps {
  lobby: LobbyCard
  now: number
  isPending: boolean
  problem: string | undefined
  onJoin: () => void
}

/** A lobby, read like a fixture: when, who against whom, and who waits there. */
export function LobbyRow({ lobby, now, isPending, problem, onJoin }: LobbyRowProps) {
  const { match, hostUser, lobbyCode, players, gameSettings, preMatchBetting } = lobby
  const moment = matchMoment(match, now)
  const isFull = !hasSeat(lobby)
  const isOut = isFull && !gameSettings.allowSpectators
  const limit = gameSettings.maxPlayers >= 999 ? '' : ` / ${gameSettings.maxPlayers}`
  return (
    <li className="group relative flex flex-col gap-3 px-4 py-4 transition-colors hover:bg-raised sm:flex-row sm:items-center sm:gap-5">
      <div className="min-w-0 flex-1">
        <p className="headline wrap-anywhere text-balance text-xl">
          {match.homeTeam}{' '}
          <span
            className={classNames(
              'figures whitespace-nowrap pr-0.5 pl-1',
              moment.state === 'live' ? 'text-flood' : 'text-base text-faint',
            )}
          >
            {moment.state === 'live' ? `${match.score.home}–${match.score.away}` : 'v'}
          </span>
          {'\u00a0'}
          {match.awayTeam}
        </p>
        <p className="mt-1.5 text-muted text-sm">
          {whenText(moment, match)}
          <Pace tempo={match.tempo} className="ml-1.5" />
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            Host <PersonAvatar person={hostUser} size={22} />
            <span className="min-w-0 truncate font-semibold text-ink">{hostUser.username}</span>
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Users aria-hidden="true" className="size-4 text-faint" />
            <span className="tabular-nums">
              {players}
              {limit}
            </span>
            <span className="sr-only">players</span>
          </span>
          <span className="figures text-faint tracking-widest">{lobbyCode}</span>
        </p>
      </div>
      <div className="flex items-center gap-2 sm:flex-row-reverse sm:gap-4">
        <Button
          size="md"
          loading={isPending}
          disabled={isOut}
          onClick={onJoin}
          trailing={<ChevronRight aria-hidden="true" />}
          aria-label={`${isFull && !isOut ? 'Watch' : 'Join'} ${match.homeTeam} v ${match.awayTeam}, lobby ${lobbyCode}`}
          className="max-sm:order-last max-sm:ml-auto"
        >
          {isFull && !isOut ? 'WATCH' : 'JOIN'}
        </Button>
        <span className="flex flex-wrap gap-2">
          {moment.state === 'live' && <Tag tone="live">LIVE</Tag>}
          {preMatchBetting && <Tag tone="won">PRE-MATCH BETTING</Tag>}
          {isFull && <Tag>FULL</Tag>}
        </span>
      </div>
      {problem && (
        <p role="alert" className="text-lost text-sm sm:absolute sm:right-4 sm:bottom-1">
          {problem}
        </p>
      )}
    </li>
  )
}

function whenText(moment: MatchMoment, match: LobbyCard['match']): string {
  if (moment.state === 'live') {
    const coming = nextHalf(match)
    return `Half ${moment.halfNumber}, minute ${moment.minute}${coming ? ` · half ${coming.halfNumber} to come` : ''}`
  }
  if (moment.state === 'ended') return 'Match ended'
  const half = `Half ${moment.halfNumber}`
  return moment.startsAt === null ? `${half} · start to be announced` : `${dayAndTime(moment.startsAt)} · ${half}`
}
