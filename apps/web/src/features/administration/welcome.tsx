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
      <h1 className="headline text-xl sm:text-2xl">Welcome to the administrators’ area</h1>
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {data ? (
        <>
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <Tonight today={data.today ?? []} />
            <Waiting overview={data} />
          </div>
          <Fold title="How to run a match" flush>
            <Steps />
          </Fold>
          <Fold title="Running now" flush>
            <Running running={data.running} />
          </Fold>
          <Fold title="At this moment" flush>
            <dl className="divide-y divide-line">
              <Figure to="matches" label="Matches to come" value={data.upcoming} />
              <Figure to="lobbies" label="Open lobbies" value={data.openLobbies} />
              <Figure label="People online on this server" value={data.peopleOnline} />
              <Figure to="" label="Users" value={data.users} />
              <Figure to="due-work" label="Failing jobs" value={data.failingWork} isBad={data.failingWork > 0} />
            </dl>
          </Fold>
        </>
      ) : (
        !error && <SkeletonRows rows={4} label="Loading the overview" />
      )}
    </div>
  )
}

/** Lists the matches of today with their next steps. The first one is what to do now. */
function Tonight({ today }: { today: readonly Today[] }) {
  const add = (variant: 'primary' | 'secondary') => (
    <Button asChild variant={variant} className="whitespace-normal! max-sm:w-full">
      <AdminLink to="manage-match/new">
        <CalendarPlus aria-hidden="true" /> Add Match
      </AdminLink>
    </Button>
  )
  if (today.length === 0) {
    return (
      <Panel title="Tonight">
        <p className="mb-4 text-muted">No match today. Add one: it takes two names.</p>
        {add('primary')}
      </Panel>
    )
  }
  return (
    <Panel title="Tonight" flush footer={add('secondary')}>
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
  const teams = `${homeTeam} v ${awayTeam}`
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
                ? 'No kick-off is planned'
                : `Kick-off ${dayAndTime(Date.parse(startTime))}`}
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
    text: `${match.homeTeam} v ${match.awayTeam}: ${text}`,
  })
  const counted = (to: string, count: number | undefined, one: string, many: string) =>
    count ? [{ key: to, to, text: `${count} ${count === 1 ? one : many}` }] : []
  const lines = [
    ...today.filter(({ status }) => status === 'completed').map((match) => ofMatch(match, 'confirm the results')),
    ...today.filter(({ silentSince }) => silentSince !== null).map((match) => ofMatch(match, 'the feed is silent')),
    ...today
      .filter(({ isHalted }) => isHalted)
      .map((match) => ofMatch(match, 'the feed does not say whether play goes on')),
    ...counted('reports', waiting?.reports, 'report is open', 'reports are open'),
    ...counted('crash-reports', waiting?.crashes, 'crash is open', 'crashes are open'),
    ...counted('due-work', failingWork, 'job fails', 'jobs fail'),
    ...counted('due-work', waiting?.unsentEmails, 'email is not sent yet', 'emails are not sent yet').map((line) => ({
      ...line,
      key: 'emails',
    })),
  ]
  return (
    <Panel title="Waiting for you" flush>
      {lines.length === 0 ? (
        <p className="p-4 text-muted">Nothing waits for you.</p>
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
  if (running.length === 0) return <p className="p-4 text-muted text-sm">No match is running.</p>
  return (
    <ul className="divide-y divide-line">
      {running.map(({ _id, homeTeam, awayTeam }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-3 pr-2 transition-colors hover:bg-raised">
          <AdminLink
            to={`manage-match/${_id}`}
            className="wrap-anywhere flex min-h-13 min-w-0 flex-1 basis-40 items-center gap-3 py-2 pl-4 font-medium"
          >
            <LiveDot />
            {homeTeam} v {awayTeam}
          </AdminLink>
          <Button asChild size="sm" variant="ghost">
            <AdminLink to="events" search={{ matchId: _id }} aria-label={`Console of ${homeTeam} v ${awayTeam}`}>
              <Radio aria-hidden="true" /> Console
            </AdminLink>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const STEPS: readonly { title: string; text: ReactNode }[] = [
  {
    title: 'Add the match',
    text: 'Enter the teams and the kick-off. The halves, the rounds and the odds are created for you.',
  },
  { title: 'Create a lobby', text: 'One press. You record and do not play. Send the link to your friends.' },
  {
    title: 'Open the console at kick-off',
    text: 'Start half 1 in the console. The match clock runs from the next full minute.',
  },
  {
    title: 'Press a button for each event',
    text: 'Every screen shows the event at once. You can undo the last action.',
  },
  { title: 'End half 2 and confirm the results', text: 'The trophies are paid when the results are confirmed.' },
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
        Here you prepare matches, record match events live, and help players. The audit log lists all your actions. You
        can undo most actions there.
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
