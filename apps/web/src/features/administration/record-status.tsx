import { isId } from '@bettle/contract'
import { type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { RecordPage } from '../../admin-ui/records/record-page.tsx'
import { statusText } from '../../admin-ui/status-text.ts'
import { messageOf } from '../../api/call-error.ts'
import { msg } from '../../texts/msg.ts'
import { Button, EmptyState, ErrorState, IconButton, SegmentedControl, SkeletonRows, Tag } from '../../ui/index.ts'

/** A change of the status, with its button on the record's page and its icon button in the list. */
interface StatusChange<Status extends string> {
  readonly status: Status
  readonly button: string
  readonly rowLabel: (name: string) => string
  readonly icon: LucideIcon
}

/** The statuses of one kind of record. A record is open, or closed in one of two ways. */
export interface Statuses<Closed extends string> {
  /** The usual way comes first. */
  readonly closing: readonly [StatusChange<Closed>, StatusChange<Closed>]
  readonly reopenLabel: (name: string) => string
}

interface StatusButtonsProps<Id extends string, Closed extends string> {
  of: Statuses<Closed>
  record: { readonly _id: Id; readonly status: Closed | 'open' }
  press: {
    readonly press: (change: { id: Id; status: Closed | 'open' }) => unknown
    readonly isPending: boolean
    readonly request: { readonly id: Id; readonly status: Closed | 'open' } | undefined
  }
}

/** Returns the possible changes of a record's status, each with the state of its button. */
function changesOf<Id extends string, Closed extends string>({
  of: { closing, reopenLabel },
  record: { _id: id, status: current },
  press: { press, isPending, request },
}: StatusButtonsProps<Id, Closed>) {
  const reopening = {
    status: 'open',
    button: msg('administration.record-status.open-again'),
    rowLabel: reopenLabel,
    icon: RotateCcw,
  } as const
  const changes: readonly StatusChange<Closed | 'open'>[] = current === 'open' ? closing : [reopening]
  const pressed = isPending && request?.id === id ? request.status : undefined
  return changes.map(({ status, icon: Icon, ...change }) => ({
    ...change,
    status,
    state: {
      icon: <Icon aria-hidden="true" />,
      loading: pressed === status,
      disabled: pressed !== undefined && pressed !== status,
      onClick: () => void press({ id, status }),
    },
  }))
}

/** The changes of the status in the record's row of the list. */
export function StatusRowButtons<Id extends string, Closed extends string>({
  name,
  ...props
}: StatusButtonsProps<Id, Closed> & { name: string }) {
  return changesOf(props).map(({ status, rowLabel, state }) => (
    <IconButton key={status} label={rowLabel(name)} {...state} />
  ))
}

interface StatusTagProps<Closed extends string> {
  of: Statuses<Closed>
  status: Closed | 'open'
}

export function StatusTag<Closed extends string>({ of, status }: StatusTagProps<Closed>) {
  return (
    <Tag tone={status === 'open' ? 'lost' : status === of.closing[0].status ? 'won' : 'neutral'}>
      {statusText(status)}
    </Tag>
  )
}

interface StatusFilterProps<Closed extends string> {
  of: Statuses<Closed>
  status: Closed | 'open' | undefined
  onStatus: (status: Closed | 'open' | undefined) => void
}

/** Returns the status of a kind of record by its name; undefined for any other name. */
export function statusNamed<Closed extends string>(of: Statuses<Closed>, name: string | undefined) {
  return statusesOf(of).find((status) => status === name)
}

const statusesOf = <Closed extends string>({ closing }: Statuses<Closed>) =>
  ['open', ...closing.map(({ status }) => status)] as const

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Limits a list to the records of one status. */
export function StatusFilter<Closed extends string>({ of, status, onStatus }: StatusFilterProps<Closed>) {
  const values = ['all', ...statusesOf(of)] as const
  return (
    <SegmentedControl
      label={msg('administration.record-status.status')}
      className="self-start"
      segments={values.map((value) => ({ value, label: capital(statusText(value)) }))}
      value={status ?? 'all'}
      onValueChange={(chosen) => onStatus(chosen === 'all' ? undefined : chosen)}
    />
  )
}

/** Replaces an empty list. Without a filter it shows `children`. */
export function NoneOfStatus({ status, children }: { status: string | undefined; children: ReactNode }) {
  if (status === undefined) return children
  return (
    <EmptyState title={msg('administration.record-status.no-report-is-status', { status: statusText(status) })}>
      {msg('administration.record-status.choose-all-to-see')}
    </EmptyState>
  )
}

interface StatusPageProps<Id extends string, Closed extends string> {
  id: string
  title: string
  back: { to: string; label: string }
  /** The sentence for an id that no record can have. */
  unknown: string
  query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown }
  /** The loaded record with its status; undefined before. */
  status: StatusButtonsProps<Id, Closed> | undefined
  children: ReactNode
}

/** The page of one record with a status. It shows `children` once the record is loaded. */
export function StatusPage<Id extends string, Closed extends string>({
  id,
  unknown,
  query: { error, isFetching, refetch },
  status: buttons,
  children,
  ...head
}: StatusPageProps<Id, Closed>) {
  const aside = buttons && (
    <div className="flex flex-wrap items-center gap-2">
      <StatusTag of={buttons.of} status={buttons.record.status} />
      {changesOf(buttons).map(({ status, button, state }) => {
        const isUsual = status === buttons.of.closing[0].status
        return (
          <Button key={status} size="sm" {...(isUsual && { variant: 'primary' })} {...state}>
            {button}
          </Button>
        )
      })}
    </div>
  )
  return (
    <RecordPage {...head} aside={aside}>
      {!isId(id) && <ErrorState title={unknown} />}
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {buttons
        ? children
        : isId(id) && !error && <SkeletonRows rows={6} label={msg('administration.record-status.loading')} />}
    </RecordPage>
  )
}
