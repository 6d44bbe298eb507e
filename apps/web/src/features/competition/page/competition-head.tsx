import type { Competition } from '@bettle/contract'
import { Gift, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { UserAvatar } from '../../../avatar-ui/user-avatar.tsx'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { classNames, clockText, Tag } from '../../../ui/index.ts'
import { currentStage, FORMATS, phaseText, phaseTone, stageText } from '../competition-text.ts'

interface CompetitionHeadProps {
  competition: Competition
  now: number
  /** Shows the user's own entry. */
  children: ReactNode
}

/** The name, kind, organiser, prize and figures of a competition, in the style of a scoreboard. */
export function CompetitionHead({ competition, now, children }: CompetitionHeadProps) {
  const { name, format, isPrivate, isExclusive, isPractice, organiser } = competition
  return (
    <header className="panel @container overflow-hidden">
      <div
        className="board rounded-none border-0 border-line border-b px-4 pt-5 pb-4 sm:px-6 sm:pt-7 sm:pb-6"
        data-theme="night"
      >
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={phaseTone(competition)}>{phaseText(competition, now)}</Tag>
          <Tag>
            {isExclusive
              ? msg('competition.competition-head.exclusive-game', { isLobby: format === 'lobby' })
              : FORMATS[format]}
          </Tag>
          {isPrivate && <Tag icon={<Lock aria-hidden="true" />}>{msg('competition.competition-head.private')}</Tag>}
          {isPractice && <Tag>{msg('competition.competition-head.practice')}</Tag>}
        </p>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="min-w-0">
            <h1 className="headline wrap-anywhere text-balance text-[clamp(2rem,9cqi,3.75rem)] text-ink">{name}</h1>
            <p className="mt-2.5 flex min-w-0 items-center gap-2 text-muted text-sm">
              {organiser
                ? rich('competition.competition-head.organised-by', {
                    avatar: <UserAvatar user={organiser} size={22} />,
                    name: <span className="wrap-anywhere min-w-0 font-semibold text-ink" />,
                    username: organiser.username,
                  })
                : msg('competition.competition-head.the-organiser-has-left')}
            </p>
          </div>
          <dl className="flex flex-wrap gap-x-8 gap-y-4">
            <Numbers competition={competition} now={now} />
          </dl>
        </div>
      </div>
      <Prize competition={competition} />
      <div className="px-4 py-4 sm:px-6">{children}</div>
    </header>
  )
}

function Numbers({ competition, now }: Pick<CompetitionHeadProps, 'competition' | 'now'>) {
  const { phase, places, entries, reserves, opensAt, closesAt, firstKickOff } = competition
  const stage = currentStage(competition)
  const isBefore = phase === 'enrolling'
  const opens = Date.parse(opensAt)
  const closes = Date.parse(closesAt)
  const kickOff = firstKickOff === null ? null : Date.parse(firstKickOff)
  return (
    <>
      <Figure
        label={isBefore ? msg('competition.competition-head.places') : msg('competition.competition-head.players')}
      >
        {entries}
        {isBefore && <span className="text-faint"> / {places}</span>}
      </Figure>
      {isBefore && reserves > 0 && <Figure label={msg('competition.competition-head.reserves')}>{reserves}</Figure>}
      {isBefore &&
        (opens > now ? (
          <Figure label={msg('competition.competition-head.enrolment-opens-in')} detail={dayAndTime(opens)}>
            {clockText((opens - now) / 1000)}
          </Figure>
        ) : (
          <Figure
            label={msg('competition.competition-head.enrolment-closes-in')}
            detail={dayAndTime(closes)}
            tone="text-flood"
          >
            {clockText((closes - now) / 1000)}
          </Figure>
        ))}
      {kickOff !== null && kickOff > now && phase !== 'cancelled' && phase !== 'closed' && (
        <Figure label={msg('competition.competition-head.first-kick-off-in')} detail={dayAndTime(kickOff)}>
          {clockText((kickOff - now) / 1000)}
        </Figure>
      )}
      {stage && phase === 'running' && (
        <Figure label={msg('competition.competition-head.stage-now')}>{stageText(competition, stage.stage)}</Figure>
      )}
    </>
  )
}

interface FigureProps {
  label: string
  detail?: string
  tone?: string
  children: ReactNode
}

function Figure({ label, detail, tone = 'text-ink', children }: FigureProps) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="caps text-faint text-sm leading-none">{label}</dt>
      <dd className={classNames('figures whitespace-nowrap text-[2.25rem] uppercase', tone)}>
        {children}
        {detail && (
          <span className="mt-1 block font-normal font-sans text-muted text-xs normal-case tracking-normal">
            {detail}
          </span>
        )}
      </dd>
    </div>
  )
}

/** The description of the prize, and who promises it. */
function Prize({ competition: { prize, promisedBy } }: { competition: Competition }) {
  if (prize === null) return null
  return (
    <section
      aria-label={msg('competition.competition-head.prize')}
      className="flex gap-3 border-line border-b bg-flood-soft px-4 py-4 sm:px-6"
    >
      <Gift aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-flood" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{prize}</p>
        <p className="mt-0.5 text-muted text-sm">
          {promisedBy === null
            ? msg('competition.competition-head.entering-costs-nothing')
            : msg('competition.competition-head.the-prize-is-promised', { promisedBy })}
        </p>
      </div>
    </section>
  )
}
