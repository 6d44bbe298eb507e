import { type Answer, adminCountReminders, type ReminderCount } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { grouped } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import {
  type Column,
  EmptyState,
  ErrorState,
  Notice,
  Panel,
  SkeletonRows,
  Table,
  Tag,
  type TagTone,
} from '../../ui/index.ts'

type Counts = Answer<typeof adminCountReminders>

const KINDS: { readonly [Kind in ReminderCount['kind']]: string } = {
  starts: msg('administration.reminder-counts.starts'),
  closing: msg('administration.reminder-counts.closing'),
  result: msg('administration.reminder-counts.result'),
  invited: msg('administration.reminder-counts.invited'),
}
const WAYS: { readonly [Way in ReminderCount['way']]: string } = {
  push: msg('administration.reminder-counts.push'),
  email: msg('administration.reminder-counts.email'),
}

type Other = Exclude<ReminderCount['outcome'], 'sent'>

/** All outcomes but `sent`, those that an operator can mend first. */
const OTHERS: { readonly [Outcome in Other]: { readonly text: string; readonly tone: TagTone } } = {
  failed: { text: msg('administration.reminder-counts.failed'), tone: 'lost' },
  unknown: { text: msg('administration.reminder-counts.unknown'), tone: 'closing' },
  late: { text: msg('administration.reminder-counts.late'), tone: 'closing' },
  limited: { text: msg('administration.reminder-counts.limited'), tone: 'closing' },
  waiting: { text: msg('administration.reminder-counts.waiting'), tone: 'neutral' },
  quiet: { text: msg('administration.reminder-counts.quiet'), tone: 'neutral' },
  withdrawn: { text: msg('administration.reminder-counts.withdrawn'), tone: 'neutral' },
  gone: { text: msg('administration.reminder-counts.gone'), tone: 'neutral' },
}
const OUTCOMES = Object.keys(OTHERS) as Other[]

/** The reminders of one kind that took one way. */
interface Row extends Pick<ReminderCount, 'kind' | 'way'> {
  readonly of: ReadonlyMap<ReminderCount['outcome'], number>
}

function rowsOf(counts: readonly ReminderCount[]): readonly Row[] {
  return Object.keys(KINDS).flatMap((kind) =>
    Object.keys(WAYS).flatMap((way) => {
      const own = counts.filter((one) => one.kind === kind && one.way === way)
      const [first] = own
      return first
        ? [{ kind: first.kind, way: first.way, of: new Map(own.map(({ outcome, count }) => [outcome, count])) }]
        : []
    }),
  )
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'reminder',
    header: msg('administration.reminder-counts.reminder'),
    rowHeader: true,
    cell: ({ kind, way }) => (
      <>
        <span className="font-medium">{KINDS[kind]}</span>
        <span className="block text-muted text-xs">{WAYS[way]}</span>
      </>
    ),
  },
  {
    id: 'sent',
    header: msg('administration.reminder-counts.sent'),
    align: 'end',
    cell: ({ of }) => grouped(of.get('sent') ?? 0),
  },
  {
    id: 'others',
    header: msg('administration.reminder-counts.other-outcomes'),
    cell: ({ of }) => {
      const found = OUTCOMES.filter((outcome) => of.has(outcome))
      if (found.length === 0) return '–'
      return (
        <ul className="flex flex-wrap gap-1.5">
          {found.map((outcome) => (
            <li key={outcome}>
              <Tag
                tone={OTHERS[outcome].tone}
                icon={outcome === 'failed' ? <TriangleAlert aria-hidden="true" /> : undefined}
              >
                {OTHERS[outcome].text} {grouped(of.get(outcome) ?? 0)}
              </Tag>
            </li>
          ))}
        </ul>
      )
    },
  },
]

/** Shows administrators how many reminders were sent, failed or wait, and nothing about whom they were for [RE8]. */
export function ReminderCounts() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(adminCountReminders, {}),
    staleTime: 0,
    refetchInterval: 30_000,
  })
  return (
    <div className="flex flex-col gap-5">
      <h1 className="headline text-xl sm:text-2xl">{msg('administration.reminder-counts.reminders')}</h1>
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {data ? (
        <Counted {...data} />
      ) : (
        !error && <SkeletonRows rows={4} label={msg('administration.reminder-counts.loading')} />
      )}
    </div>
  )
}

function Counted({ day, week, waiting }: Counts) {
  if (week.counts.length === 0) {
    return (
      <EmptyState title={msg('administration.reminder-counts.nothing-was-sent')}>
        {msg('administration.reminder-counts.nothing-in-a-week')}
      </EmptyState>
    )
  }
  const failed = day.counts.reduce((sum, { outcome, count }) => sum + (outcome === 'failed' ? count : 0), 0)
  return (
    <>
      {failed > 0 && <Notice tone="error">{msg('administration.reminder-counts.failed-today', { failed })}</Notice>}
      <p className="text-muted text-sm">
        {waiting.since === null
          ? msg('administration.reminder-counts.none-waits')
          : msg('administration.reminder-counts.some-wait', {
              count: waiting.count,
              time: dayAndTime(Date.parse(waiting.since)),
            })}
      </p>
      <Period title={msg('administration.reminder-counts.day')} period={day} />
      <Period title={msg('administration.reminder-counts.week')} period={week} />
    </>
  )
}

function Period({ title, period: { since, counts } }: { title: string; period: Counts['day'] }) {
  return (
    <Panel
      title={title}
      aside={msg('administration.reminder-counts.since', { time: dayAndTime(Date.parse(since)) })}
      flush
    >
      <Table
        caption={title}
        columns={COLUMNS}
        rows={rowsOf(counts)}
        rowKey={({ kind, way }) => `${kind} ${way}`}
        empty={msg('administration.reminder-counts.nothing-in-a-day')}
      />
    </Panel>
  )
}
