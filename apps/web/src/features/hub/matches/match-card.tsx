import type { Match } from '@bettle/contract'
import { Plus } from 'lucide-react'
import { Pace } from '../../../match-ui/pace.tsx'
import { recorderText } from '../../../match-ui/recorder-text.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, clockText, GoalsWithoutSide, Tag } from '../../../ui/index.ts'
import { canOpenLobby } from '../create/can-open-lobby.ts'
import { LiveTag } from '../live-tag.tsx'
import { isInProgress, type MatchMoment, matchMoment, nextHalf } from './match-moment.ts'

/** A match for which the player can open a lobby. */
export function MatchCard({ match, now, onCreate }: { match: Match; now: number; onCreate: () => void }) {
  const moment = matchMoment(match, now)
  const isLive = isInProgress(match)
  return (
    <li className="panel flex flex-col overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 px-4 pt-4">
        {isLive && <LiveTag />}
        <Tag tone={isLive ? 'won' : 'neutral'}>
          {isLive ? msg('hub.match-card.in-progress') : msg('hub.match-card.upcoming')}
        </Tag>
        <Pace tempo={match.tempo} className="text-muted" />
      </div>
      <div className="flex flex-1 flex-col gap-1 px-4 py-4">
        <TeamLine name={match.homeTeam} goals={isLive ? match.score.home : undefined} />
        <TeamLine name={match.awayTeam} goals={isLive ? match.score.away : undefined} />
        <GoalsWithoutSide of={match.score} />
        <p className="wrap-anywhere text-muted text-sm empty:hidden">{recorderText(match)}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 border-line border-t px-4 py-3">
        <NextHalf moment={moment} match={match} now={now} />
        {canOpenLobby(match, now) ? (
          <Button
            icon={<Plus aria-hidden="true" />}
            className="max-w-full text-[min(1.25rem,8vw)]!"
            onClick={onCreate}
            aria-label={msg('hub.match-card.create-game-on-v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
          >
            {msg('hub.match-card.create-game')}
          </Button>
        ) : (
          <p className="flex min-h-11 max-w-[20ch] items-center text-end text-muted text-sm">
            {msg('hub.match-card.too-late-for-a')}
          </p>
        )}
      </div>
    </li>
  )
}

function TeamLine({ name, goals }: { name: string; goals: number | undefined }) {
  return (
    <p className="headline flex items-baseline justify-between gap-3 text-xl">
      <span className="wrap-anywhere min-w-0 text-balance pt-1">{name}</span>
      {goals !== undefined && <span className="figures text-flood">{goals}</span>}
    </p>
  )
}

/**
 * Names the next half and counts down to its start, or shows the minute of the running half. The figure is neutral
 * before the match, and green from the first kick-off on.
 */
function NextHalf({ moment, match, now }: { moment: MatchMoment; match: Match; now: number }) {
  const coming = moment.state === 'upcoming' ? moment : nextHalf(match)
  const tone = isInProgress(match) ? 'text-won' : 'text-ink'
  if (moment.state === 'live') {
    const then =
      coming === undefined
        ? msg('hub.match-card.the-last-half')
        : msg('hub.match-card.half-to-come', { halfNumber: coming.halfNumber })
    return <Moment label={then} figure={`${moment.minute}'`} tone={tone} />
  }
  if (coming === undefined || coming.startsAt === null) {
    return (
      <Moment
        label={msg('hub.match-card.half', { halfNumber: coming?.halfNumber ?? 1 })}
        figure={msg('hub.match-card.to-be-announced')}
        tone="text-muted"
        isText
      />
    )
  }
  const left = clockText((coming.startsAt - now) / 1000)
  const label = msg('hub.match-card.half-2', { time: dayAndTime(coming.startsAt), halfNumber: coming.halfNumber })
  return (
    <Moment
      label={label}
      figure={left}
      tone={tone}
      timer={msg('hub.match-card.half-starts-in', { halfNumber: coming.halfNumber, left })}
    />
  )
}

interface MomentProps {
  label: string
  figure: string
  tone: string
  isText?: boolean
  timer?: string
}

function Moment({ label, figure, tone, isText = false, timer }: MomentProps) {
  return (
    <div className="min-w-0">
      <p className="text-faint text-xs">{label}</p>
      <p
        {...(timer !== undefined && { role: 'timer', 'aria-label': timer })}
        className={classNames('mt-1', isText ? 'caps text-base' : 'figures text-xl', tone)}
      >
        {figure}
      </p>
    </div>
  )
}
