import { adminOverview } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query-of.ts'
import { AdminLink } from '../../records/admin-link.tsx'
import { ErrorState, LiveDot, Panel, SkeletonRows } from '../../ui/index.ts'

const EVERY = 10_000

/** Where administrators arrive: what Bettle is to them, and what is going on now. */
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
          Here you prepare the matches, record what happens in them as it happens, and look after the people who play.
          Everything you do is written down, and most of it can be taken back.
        </p>
      </div>
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {data ? (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <Panel title="Running now" flush>
            {data.running.length === 0 ? (
              <p className="p-4 text-muted text-sm">
                No match is running; {data.upcoming} {data.upcoming === 1 ? 'is' : 'are'} to come.
              </p>
            ) : (
              <ul className="divide-y divide-line">
                {data.running.map(({ _id, homeTeam, awayTeam }) => (
                  <li key={_id}>
                    <AdminLink
                      to={`manage-match/${_id}`}
                      className="flex min-h-12 items-center gap-3 px-4 py-2 font-medium transition-colors hover:bg-raised"
                    >
                      <LiveDot />
                      {homeTeam} v {awayTeam}
                    </AdminLink>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <Panel title="At this moment" flush>
            <dl className="divide-y divide-line">
              <Figure to="matches" label="Matches to come" value={data.upcoming} />
              <Figure to="lobbies" label="Open lobbies" value={data.openLobbies} />
              <Figure label="People online on this server" value={data.peopleOnline} />
              <Figure to="" label="Users" value={data.users} />
              <Figure to="due-work" label="Work that fails" value={data.failingWork} isBad={data.failingWork > 0} />
            </dl>
          </Panel>
        </div>
      ) : (
        !error && <SkeletonRows rows={4} label="Looking at what is going on" />
      )}
    </div>
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
