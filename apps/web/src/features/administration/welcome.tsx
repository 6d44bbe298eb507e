import { type Answer, adminOverview } from '@bettle/contract'
import { type MatchUnderControl, matchDayText, nextStep, pauseOfWire } from '@bettle/rules'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Radio } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { hindranceText, stepLabel } from '../../admin-ui/match-day/step-text.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { useMatchUpdates } from '../../push/match/use-match-updates.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ErrorState, Fold, LiveDot, Panel, SkeletonRows } from '../../ui/index.ts'

const EVERY = 10_000

type Overview = Answer<typeof adminOverview>
type Today = NonNullable<Overview['today']>[number]

/** The start page of the administrators' area: the next step of each match of today, and what waits for a person. */
export function Welcome() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(adminOverview, {}),
    staleTime: 0,
    refetchInterval: EVERY,
  })
  const updateCount = useMatchUpdates()
  useEffect(() => {
    if (updateCount > 0) void refetch()
  }, [updateCount, refetch])
  return (
    <div className="flex flex-col gap-5">
      <h1 className="headline text-xl sm:text-2xl">{msg('administration.welcome.welcome-to-the-administrators')}</h1>
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {data ? (
        <>
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <Tonight today={data.today ?? []} />
            <Waiting overview={data} />
          </div>
          <Fold title={msg('administration.welcome.how-to-run-a')} flush>
            <Steps />
          </Fold>
          <Fold title={msg('administration.welcome.running-now')} flush>
            <Running running={data.running} />
          </Fold>
          <Fold title={msg('administration.welcome.at-this-moment')} flush>
            <dl className="divide-y divide-line">
              <Figure to="matches" label={msg('administration.welcome.matches-to-come')} value={data.upcoming} />
              <Figure to="lobbies" label={msg('administration.welcome.open-lobbies')} value={data.openLobbies} />
              <Figure label={msg('administration.welcome.people-online-on-this')} value={data.peopleOnline} />
              <Figure to="" label={msg('administration.welcome.users')} value={data.users} />
              <Figure
                to="due-work"
                label={msg('administration.welcome.failing-jobs')}
                value={data.failingWork}
                isBad={data.failingWork > 0}
              />
            </dl>
          </Fold>
        </>
      ) : (
        !error && <SkeletonRows rows={4} label={msg('administration.welcome.loading-the-overview')} />
      )}
    </div>
  )
}

/** Lists the matches of today with their next steps. The first one is what to do now. */
function Tonight({ today }: { today: readonly Today[] }) {
  const add = (variant: 'primary' | 'secondary') => (
    <Button asChild variant={variant} className="whitespace-normal! max-sm:w-full">
      <AdminLink to="manage-match/new">
        <CalendarPlus aria-hidden="true" /> {msg('administration.welcome.add-match')}
      </AdminLink>
    </Button>
  )
  if (today.length === 0) {
    return (
      <Panel title={msg('administration.welcome.tonight')}>
        <p className="mb-4 text-muted">{msg('administration.welcome.no-match-today-add')}</p>
        {add('primary')}
      </Panel>
    )
  }
  return (
    <Panel title={msg('administration.welcome.tonight')} flush footer={add('secondary')}>
      <ul className="divide-y divide-line">
        {today.map((match, index) => (
          <MatchOfToday key={match._id} match={match} isFirst={index === 0} />
        ))}
      </ul>
    </Panel>
  )
}

function MatchOfToday({ match, isFirst }: { match: Today; isFirst: boolean }) {
  const now = useServerNow()
  const { _id, homeTeam, awayTeam, startTime, status } = match
  const day = dayOf(match)
  const { step, hindrance } = nextStep(day, now)
  const state = matchDayText(day)
  const teams = msg('administration.welcome.v-home-team-away', { homeTeam, awayTeam })
  const isAtConsole = step.kind === 'record' || step.kind === 'watch'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere flex items-center gap-2 font-medium">
          {status === 'active' && <LiveDot />}
          {teams}
        </p>
        <p className="text-muted text-sm">
          {hindrance
            ? hindranceText(hindrance)
            : status !== 'upcoming'
              ? `${state[0]?.toUpperCase()}${state.slice(1)}`
              : startTime === null
                ? msg('administration.welcome.no-kick-off-is-planned')
                : msg('administration.welcome.kick-off-day-and-time', {
                    dayAndTime: dayAndTime(Date.parse(startTime)),
                  })}
        </p>
      </div>
      <Button asChild variant={isFirst ? 'primary' : 'secondary'} className="whitespace-normal! max-sm:w-full">
        <AdminLink
          to={isAtConsole ? 'events' : `manage-match/${_id}`}
          {...(isAtConsole && { search: { matchId: _id } })}
          aria-label={`${stepLabel(step)}: ${teams}`}
        >
          {stepLabel(step)}
        </AdminLink>
      </Button>
    </li>
  )
}

function dayOf({ status, isConfirmed, halves, startTime, tempo, openLobbies, isRunByFeed, isLocked }: Today) {
  const control: MatchUnderControl = {
    status,
    confirmed: isConfirmed,
    halves: halves.map((half) => ({
      ...{ id: half._id, halfNumber: half.halfNumber, status: half.status },
      startTime: half.startTime === null ? null : Date.parse(half.startTime),
      endTime: half.endTime === null ? null : Date.parse(half.endTime),
      pauses: half.pauses?.map(pauseOfWire),
    })),
  }
  const plannedStart = startTime === null ? null : Date.parse(startTime)
  return { ...control, tempo, plannedStart, hasLobby: openLobbies > 0, isRunByFeed, isLocked }
}

/** Lists what waits for a person. What waits for nobody is left out. */
function Waiting({ overview: { today = [], waiting, failingWork } }: { overview: Overview }) {
  const ofMatch = (match: Today, text: string) => ({
    key: `${match._id} ${text}`,
    to: `manage-match/${match._id}`,
    text: msg('administration.welcome.v-home-team-away-team', {
      homeTeam: match.homeTeam,
      awayTeam: match.awayTeam,
      text,
    }),
  })
  const counted = (to: string, count: number | undefined, text: (count: number) => string) =>
    count ? [{ key: to, to, text: text(count) }] : []
  const lines = [
    ...today
      .filter(({ status }) => status === 'completed')
      .map((match) => ofMatch(match, msg('administration.welcome.confirm-the-results'))),
    ...today
      .filter(({ silentSince }) => silentSince !== null)
      .map((match) => ofMatch(match, msg('administration.welcome.the-feed-is-silent'))),
    ...today
      .filter(({ isHalted }) => isHalted)
      .map((match) => ofMatch(match, msg('administration.welcome.the-feed-does-not'))),
    ...counted('reports', waiting?.reports, (reports) =>
      msg('administration.welcome.report-is-open-reports', { reports }),
    ),
    ...counted('crash-reports', waiting?.crashes, (crashes) =>
      msg('administration.welcome.crash-is-open-crashes', { crashes }),
    ),
    ...counted('due-work', failingWork, (jobs) => msg('administration.welcome.job-fails-jobs', { jobs })),
    ...counted('due-work', waiting?.unsentEmails, (emails) =>
      msg('administration.welcome.email-is-not-sent', { emails }),
    ).map((line) => ({
      ...line,
      key: 'emails',
    })),
  ]
  return (
    <Panel title={msg('administration.welcome.waiting-for-you')} flush>
      {lines.length === 0 ? (
        <p className="p-4 text-muted">{msg('administration.welcome.nothing-waits-for-you')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map(({ key, to, text }) => (
            <li key={key}>
              <AdminLink
                to={to}
                className="wrap-anywhere flex min-h-13 items-center px-4 py-2 font-medium transition-colors hover:bg-raised"
              >
                {text}
              </AdminLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Running({ running }: Pick<Overview, 'running'>) {
  if (running.length === 0)
    return <p className="p-4 text-muted text-sm">{msg('administration.welcome.no-match-is-running')}</p>
  return (
    <ul className="divide-y divide-line">
      {running.map(({ _id, homeTeam, awayTeam }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-3 pe-2 transition-colors hover:bg-raised">
          <AdminLink
            to={`manage-match/${_id}`}
            className="wrap-anywhere flex min-h-13 min-w-0 flex-1 basis-40 items-center gap-3 py-2 ps-4 font-medium"
          >
            <LiveDot />
            {msg('administration.welcome.v-home-team-away', { homeTeam, awayTeam })}
          </AdminLink>
          <Button asChild size="sm" variant="ghost">
            <AdminLink
              to="events"
              search={{ matchId: _id }}
              aria-label={msg('administration.welcome.console-of-v-home', { homeTeam, awayTeam })}
            >
              <Radio aria-hidden="true" /> {msg('administration.welcome.console')}
            </AdminLink>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const STEPS: readonly { title: string; text: ReactNode }[] = [
  {
    title: msg('administration.welcome.add-the-match'),
    text: msg('administration.welcome.enter-the-teams-and'),
  },
  { title: msg('administration.welcome.create-a-lobby'), text: msg('administration.welcome.one-press-you-record') },
  {
    title: msg('administration.welcome.open-the-console-at'),
    text: msg('administration.welcome.start-half-1-in'),
  },
  {
    title: msg('administration.welcome.press-a-button-for'),
    text: msg('administration.welcome.every-screen-shows-the'),
  },
  { title: msg('administration.welcome.end-half-2-and'), text: msg('administration.welcome.the-trophies-are-paid') },
]

function Steps() {
  return (
    <>
      <ol className="divide-y divide-line">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 px-4 py-3">
            <span aria-hidden="true" className="figures w-4 shrink-0 text-flood text-xl leading-6">
              {index + 1}
            </span>
            <p>
              <span className="font-medium">{title}</span>
              <span className="block text-muted text-sm">{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="border-line border-t px-4 py-3 text-muted text-sm">
        {msg('administration.welcome.here-you-prepare-matches')}
      </p>
    </>
  )
}

interface FigureProps {
  to?: string | undefined
  label: string
  value: number
  isBad?: boolean | undefined
}

function Figure({ to, label, value, isBad = false }: FigureProps) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 px-4">
      <dt>
        {to === undefined ? (
          label
        ) : (
          <AdminLink to={to} className="underline-offset-4 hover:underline">
            {label}
          </AdminLink>
        )}
      </dt>
      <dd className={isBad ? 'figures text-lost text-xl' : 'figures text-xl'}>{value}</dd>
    </div>
  )
}
