import type { MyGame } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Coins, Timer, Trophy } from 'lucide-react'
import { recorderText } from '../../../match-ui/recorder-text.ts'
import { useMyGamesKept } from '../../../push/hub/use-my-games-kept.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { gameAddress } from '../../../push/lobby/active-lobby-key.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, classNames, Panel } from '../../../ui/index.ts'
import { LiveTag } from '../live-tag.tsx'
import { TeamsAndScore } from '../matches/match-line.tsx'
import { matchMoment } from '../matches/match-moment.ts'
import { whenText } from '../matches/when-text.ts'
import { type BetStatus, betStatus } from './bet-status.ts'
import { gameAsHeld } from './game-as-held.ts'

interface YourGamesProps {
  games: readonly MyGame[]
  now: number
}

/** Lists the player's own games from all devices at the top of the hub, each with what to do there [M14]. */
export function YourGames({ games, now }: YourGamesProps) {
  useMyGamesKept(games, now)
  const queryClient = useQueryClient()
  if (games.length === 0) return null
  const shown = games.map((game) => gameAsHeld(queryClient, game, now))
  return (
    <Panel flush title={games.length === 1 ? msg('hub.your-games.your-game') : msg('hub.your-games.your-games')}>
      <ul className="divide-y divide-line">
        {shown.map((game, index) => (
          <GameRow key={game._id} game={game} now={now} isFirst={index === 0} />
        ))}
      </ul>
    </Panel>
  )
}

const NAME = 'wrap-anywhere font-semibold text-ink'

function GameRow({ game, now, isFirst }: { game: MyGame; now: number; isFirst: boolean }) {
  const { match, lobbyCode, hostUser, competition, chips, position, role } = game
  const moment = matchMoment(match, now)
  const isLive = moment.state === 'live'
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:flex-row sm:items-center sm:gap-5">
      <div className="min-w-0 flex-1">
        <TeamsAndScore match={match} isOn={match.status === 'active'} />
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          {isLive && <LiveTag />}
          <span>{whenText(moment, match)}</span>
          <span>
            {competition
              ? rich('hub.your-games.in', { bold: <span className={NAME} />, name: competition.name })
              : rich('hub.your-games.with', { bold: <span className={NAME} />, name: hostUser?.username })}
          </span>
          {!competition && <span className="figures text-faint tracking-widest">{lobbyCode}</span>}
          <span className="wrap-anywhere min-w-0 empty:hidden">{recorderText(match)}</span>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          {role === 'player' && (
            <span className="inline-flex items-center gap-1.5 font-semibold">
              <Coins aria-hidden="true" className="size-4.5 text-flood" />
              <span className="tabular-nums">{msg('hub.your-games.chips', { chips })}</span>
            </span>
          )}
          {position !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Trophy aria-hidden="true" className="size-4.5 text-faint" />
              {msg('hub.your-games.place', { rank: position })}
            </span>
          )}
          <BetLine status={betStatus(game, now)} />
        </p>
      </div>
      <Button asChild size={isFirst ? 'lg' : 'md'} variant={isFirst ? 'primary' : 'secondary'} className="sm:min-w-44">
        <Link
          to="/game/$code"
          params={{ code: gameAddress(game._id, lobbyCode) }}
          onClick={() => activeLobby.set({ lobbyId: game._id, lobbyCode, matchId: match._id })}
          aria-label={msg('hub.your-games.continue-v', {
            homeTeam: match.homeTeam,
            awayTeam: match.awayTeam,
            name: competition?.name ?? msg('hub.your-games.lobby', { lobbyCode }),
          })}
        >
          {msg('hub.your-games.continue')}
        </Link>
      </Button>
    </li>
  )
}

function BetLine({ status: { text, isPressing, isDone } }: { status: BetStatus }) {
  const Icon = isDone ? CircleCheck : Timer
  return (
    <span className={classNames('inline-flex items-center gap-1.5', isPressing ? 'text-closing' : 'text-muted')}>
      <Icon aria-hidden="true" className={classNames('size-4.5', isDone && 'text-won')} />
      <span className="tabular-nums">{text}</span>
    </span>
  )
}
