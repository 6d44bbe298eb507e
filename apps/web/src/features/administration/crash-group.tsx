import { adminGetCrashReport, type CrashGroup as Crash, type CrashOfGroup, isId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { queryOf } from '../../api/query/query-of.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { grouped } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { EmptyState, Panel } from '../../ui/index.ts'
import { ORIGINS } from './crash-list.tsx'
import { CRASH_STATUSES, useCrashStatus } from './crash-status.tsx'
import { StatusPage } from './record-status.tsx'

/** Shows all crashes of one kind: their number, time span and versions, and the last stored reports. */
export function CrashGroup({ id }: { id: string }) {
  const query = useQuery({
    ...queryOf(adminGetCrashReport, { params: { id: id as Crash['_id'] } }),
    enabled: isId(id),
    staleTime: 0,
  })
  const press = useCrashStatus()
  const crash = query.data?.crashReport
  return (
    <StatusPage
      id={id}
      title={crash?.name ?? msg('administration.crash-group.crash-report')}
      back={{ to: 'crash-reports', label: msg('administration.crash-group.crash-reports') }}
      unknown={msg('administration.crash-group.this-crash-report-does')}
      query={query}
      status={crash && { of: CRASH_STATUSES, record: crash, press }}
    >
      {crash && (
        <>
          <Summary crash={crash} />
          {crash.reports.length === 0 && (
            <div className="panel">
              <EmptyState title={msg('administration.crash-group.no-crash-report-is')}>
                {msg('administration.crash-group.the-server-counts-every')}
              </EmptyState>
            </div>
          )}
          {crash.reports.map((report) => (
            <Report key={report._id} report={report} />
          ))}
        </>
      )}
    </StatusPage>
  )
}

function Summary({ crash }: { crash: Crash }) {
  return (
    <Panel title={msg('administration.crash-group.summary')}>
      <p className="max-w-[80ch] [overflow-wrap:anywhere]">{crash.message}</p>
      <Facts
        facts={{
          Where: crash.place,
          From: ORIGINS[crash.origin],
          Times: grouped(crash.count),
          First: dayAndTime(Date.parse(crash.firstAt)),
          Last: dayAndTime(Date.parse(crash.lastAt)),
          Versions: crash.versions.join(', '),
        }}
      />
    </Panel>
  )
}

function Report({ report }: { report: CrashOfGroup }) {
  const { at, user, userDescription, stack } = report
  return (
    <Panel
      title={dayAndTime(Date.parse(at))}
      aside={
        user && (
          <AdminLink to={`manage-user/${user._id}`} className="underline-offset-4 hover:underline">
            {user.username}
          </AdminLink>
        )
      }
    >
      {userDescription && (
        <blockquote className="mb-3 max-w-[80ch] whitespace-pre-line border-flood border-s-2 ps-3 [overflow-wrap:anywhere]">
          {userDescription}
        </blockquote>
      )}
      <Facts
        facts={{
          Part: report.componentName,
          Address: report.location,
          Browser: report.browser,
          Version: report.version,
          Code: [report.statusCode, report.code].filter((each) => each !== null).join(' '),
          Cause: report.cause ?? '',
        }}
      />
      {stack && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <pre tabIndex={0} className="mt-3 max-h-72 overflow-auto rounded-control bg-sunken p-3 text-muted text-xs">
          {stack}
        </pre>
      )}
    </Panel>
  )
}

/** Shows the facts that are given and omits the others. */
function Facts({ facts }: { facts: Readonly<Record<string, string>> }) {
  const shownFacts = Object.entries(facts).filter(([, value]) => value !== '')
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm first:mt-0">
      {shownFacts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-faint">{name}</dt>
          <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
