import type { Competition, MyCompetition } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, clockText, Tag } from '../../../ui/index.ts'
import { stageText } from '../competition-text.ts'

interface OwnNextGameProps {
  competition: Competition
  next: NonNullable<MyCompetition['next']>
  now: number
}

/** A link to the user's next or running game. */
export function OwnNextGame({ competition, next, now }: OwnNextGameProps) {
  const { lobbyId, matchId, homeTeam, awayTeam, kickOffAt, stage } = next
  const isLive = competition.fixtures.some((fixture) => fixture.matchId === matchId && fixture.status === 'under-way')
  const kickOff = Date.parse(kickOffAt)
  return (
    <section
      aria-label={msg('competition.own-next-game.your-next-game')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-panel border border-flood/50 bg-flood-soft px-4 py-4 sm:px-6"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="caps flex flex-wrap items-center gap-2 text-base text-muted leading-none">
          {isLive ? msg('competition.own-next-game.your-game-is-on') : msg('competition.own-next-game.your-next-game')}{' '}
          · {stageText(competition, stage)}
          {isLive && <Tag tone="live">{msg('competition.own-next-game.live')}</Tag>}
        </h2>
        <p className="headline wrap-anywhere mt-2 text-2xl">
          {homeTeam} <span className="text-muted">{msg('competition.own-next-game.v')}</span> {awayTeam}
        </p>
        <p className="mt-1.5 text-muted text-sm">
          {dayAndTime(kickOff)}
          {!isLive && kickOff > now && (
            <>
              {' '}
              {rich('competition.own-next-game.in', {
                clock: <span className="figures text-base text-ink" />,
                left: clockText((kickOff - now) / 1000),
              })}
            </>
          )}
        </p>
      </div>
      {lobbyId === null ? (
        <p className="max-w-[28ch] text-pretty text-muted text-sm">
          {msg('competition.own-next-game.your-seat-is-reserved')}
        </p>
      ) : (
        <Button asChild variant="primary" size="lg" className="max-sm:w-full">
          <Link to="/game/$code" params={{ code: lobbyId }}>
            <Play aria-hidden="true" />{' '}
            {isLive ? msg('competition.own-next-game.play-now') : msg('competition.own-next-game.open-your-game')}
          </Link>
        </Button>
      )}
    </section>
  )
}
