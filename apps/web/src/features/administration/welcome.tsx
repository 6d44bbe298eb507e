import { type Answer, adminOverview } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, FileUp, Radio, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { Button, ErrorState, LiveDot, Panel, SkeletonRows } from '../../ui/index.ts'

const EVERY = 10_000

type Overview = Answer<typeof adminOverview>

/** The start page of the administrators' area: the next match to run, its steps, and what is running now. */
export function Welcome() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(adminOverview, {}),
    staleTime: 0,
    refetchInterval: EVERY,
  })
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="headline text-xl sm:text-2xl">Welcome to the administrators’ area</h1>
        <p className="mt-2 max-w-[70ch] text-pretty text-muted">
          Here you prepare matches, record match events live, and help players. The audit log lists all your actions.
          You can undo most actions there.
        </p>
      </div>
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {data ? (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <NextMatch next={data.next} upcoming={data.upcoming} />
          <Panel title="Running now" flush>
            {data.running.length === 0 ? (
              <p className="p-4 text-muted text-sm">No match is running.</p>
            ) : (
              <ul className="divide-y divide-line">
                {data.running.map(({ _id, homeTeam, awayTeam }) => (
                  <li key={_id} className="flex flex-wrap items-center gap-x-3 pr-2 transition-colors hover:bg-raised">
                    <AdminLink
                      to={`manage-match/${_id}`}
                      className="wrap-anywhere flex min-h-13 min-w-0 flex-1 basis-40 items-center gap-3 py-2 pl-4 font-medium"
                    >
                      <LiveDot />
                      {homeTeam} v {awayTeam}
                    </AdminLink>
                    <Button asChild size="sm" variant="ghost">
                      <AdminLink
                        to="events"
                        search={{ matchId: _id }}
                        aria-label={`Console of ${homeTeam} v ${awayTeam}`}
                      >
                        <Radio aria-hidden="true" /> Console
                      </AdminLink>
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <Steps />
          <Panel title="At this moment" flush>
            <dl className="divide-y divide-line">
              <Figure to="matches" label="Matches to come" value={data.upcoming} />
              <Figure to="lobbies" label="Open lobbies" value={data.openLobbies} />
              <Figure label="People online on this server" value={data.peopleOnline} />
              <Figure to="" label="Users" value={data.users} />
              <Figure to="due-work" label="Failing jobs" value={data.failingWork} isBad={data.failingWork > 0} />
            </dl>
          </Panel>
        </div>
      ) : (
        !error && <SkeletonRows rows={4} label="Loading the overview" />
      )}
    </div>
  )
}

/** Shows the next match to run, with a button for its next step. */
function NextMatch({ next, upcoming }: Pick<Overview, 'next' | 'upcoming'>) {
  if (!next) {
    return (
      <Panel title="Next match">
        <p className="text-muted">
          {upcoming === 0
            ? 'No match is planned. Add a match, or import a list of matches.'
            : 'No match waits for you to run it: the matches to come run by themselves, from a feed. Add a match of your own, or import a list of matches.'}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <AdminLink to="manage-match/new">
              <CalendarPlus aria-hidden="true" /> Add Match
            </AdminLink>
          </Button>
          <Button asChild variant="ghost">
            <AdminLink to="matches">
              <FileUp aria-hidden="true" /> Import fixtures
            </AdminLink>
          </Button>
        </div>
      </Panel>
    )
  }
  const { _id, homeTeam, awayTeam, startTime, openLobbies } = next
  return (
    <Panel title="Next match">
      <p className="headline text-lg [overflow-wrap:anywhere]">
        {homeTeam} v {awayTeam}
      </p>
      <p className="mt-1 text-muted">
        {startTime === null ? 'No kick-off is planned' : `Kick-off ${dayAndTime(Date.parse(startTime))}`} ·{' '}
        {openLobbies === 0 ? 'no lobby yet' : openLobbies === 1 ? '1 open lobby' : `${openLobbies} open lobbies`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild variant={openLobbies === 0 ? 'primary' : 'ghost'}>
          <AdminLink to={`manage-match/${_id}`}>
            <Settings2 aria-hidden="true" /> Prepare the match
          </AdminLink>
        </Button>
        <Button asChild variant={openLobbies === 0 ? 'ghost' : 'primary'}>
          <AdminLink to="events" search={{ matchId: _id }}>
            <Radio aria-hidden="true" /> Open the console
          </AdminLink>
        </Button>
        <Button asChild variant="ghost">
          <AdminLink to="manage-match/new">
            <CalendarPlus aria-hidden="true" /> Add Match
          </AdminLink>
        </Button>
      </div>
    </Panel>
  )
}

const STEPS: readonly { title: string; text: ReactNode }[] = [
  {
    title: 'Add the match',
    text: 'Enter the teams and the kick-off. The halves, the rounds and the odds are created for you.',
  },
  { title: 'Create a lobby', text: 'You record and do not play. Send the link to your friends.' },
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
    <Panel title="How to run a match" flush>
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
    </Panel>
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
