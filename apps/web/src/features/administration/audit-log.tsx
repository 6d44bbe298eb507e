import { type Action, listActions, undoAction } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { FileSearch, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { Consequences } from '../../admin-ui/consequences.tsx'
import { LockedRowNote, useHasBetOn } from '../../admin-ui/operator-lock.tsx'
import { fileOnly, usernameInFile, yesOrNo } from '../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { AdminSearch, RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { numericDateAndTime } from '../../text/numeric-date.ts'
import { msg } from '../../texts/msg.ts'
import { ConfirmDialog, EmptyState, IconButton, Notice, Tag, TextField } from '../../ui/index.ts'
import { ActionFacts } from './action-facts.tsx'
import { actionText, kindInFile } from './action-text.ts'

type Given = Pick<AdminSearch, 'matchId' | 'kind' | 'account'>

interface AuditLogProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
  given: Given
}

const factsOf = (facts: Action['before']) => (facts === null ? '' : JSON.stringify(facts))

const lockedBy = ({ _id }: Action) => `locked-${_id}`

/** In each line of the list, the kind and the operator link to all lines with the same kind or operator. */
const columnsOf = (given: Given, hasBetOn: (match: Action['match']) => boolean): readonly RecordColumn<Action>[] => [
  {
    id: 'at',
    header: msg('administration.audit-log.when'),
    column: 'When',
    sortable: true,
    className: 'whitespace-nowrap tabular-nums max-sm:hidden',
    fileTime: ({ at }) => at,
    cell: ({ at }) => numericDateAndTime(Date.parse(at)),
  },
  {
    id: 'user',
    header: msg('administration.audit-log.who'),
    column: 'Who',
    file: ({ user }) => (user?.isDeleted ? usernameInFile(user) : (user?.name ?? 'Server')),
    cell: ({ user }) =>
      user ? (
        <AdminLink to="audit-log" search={{ ...given, account: user._id }} className="hover:underline">
          {user.name}
          {user.username !== user.name && <span className="block text-faint text-xs">{user.username}</span>}
        </AdminLink>
      ) : (
        <span className="text-faint">{msg('administration.audit-log.server')}</span>
      ),
  },
  fileOnly('username', 'Username', ({ user }) => (user ? usernameInFile(user) : '')),
  {
    id: 'kind',
    header: msg('administration.audit-log.what'),
    column: 'What',
    rowHeader: true,
    file: kindInFile,
    cell: (action) => (
      <>
        <AdminLink to="audit-log" search={{ ...given, kind: action.kind }} className="font-medium hover:underline">
          {actionText(action)}
        </AdminLink>
        {action.undoes !== null && <Tag className="ms-2">{msg('administration.audit-log.undo')}</Tag>}
        {action.whyNot === 'undone' && <Tag className="ms-2">{msg('administration.audit-log.undone')}</Tag>}
        {action.match && (
          <span className="block text-faint text-xs">
            {msg('administration.audit-log.v-home-team-away', {
              homeTeam: action.match.homeTeam,
              awayTeam: action.match.awayTeam,
            })}
          </span>
        )}
        {action.canUndo && hasBetOn(action.match) && <LockedRowNote id={lockedBy(action)} />}
        <span className="block text-faint text-xs tabular-nums sm:hidden">
          {numericDateAndTime(Date.parse(action.at))}
        </span>
      </>
    ),
  },
  fileOnly('match', 'Match', ({ match }) => (match ? `${match.homeTeam} v ${match.awayTeam}` : '')),
  fileOnly('undo', 'Undo', ({ undoes }) => yesOrNo(undoes !== null)),
  fileOnly('undone', 'Undone', ({ whyNot }) => yesOrNo(whyNot === 'undone')),
  {
    id: 'before',
    header: msg('administration.audit-log.before'),
    column: 'Before',
    className: 'max-lg:hidden',
    file: ({ before }) => factsOf(before),
    cell: ({ before }) => <Facts facts={before} />,
  },
  {
    id: 'after',
    header: msg('administration.audit-log.after'),
    column: 'After',
    className: 'max-lg:hidden',
    file: ({ after }) => factsOf(after),
    cell: ({ after }) => <Facts facts={after} />,
  },
]

function Facts({ facts }: { facts: Action['before'] }) {
  return (
    <code className="line-clamp-2 max-w-[32ch] text-muted [overflow-wrap:anywhere] text-xs">
      {factsOf(facts) || '–'}
    </code>
  )
}

/**
 * Lists all recorded actions of operators and of the server. Each action that can still be undone has a button for
 * that.
 */
export function AuditLog({ search, onSearch, given }: AuditLogProps) {
  const [asked, setAsked] = useState<Action>()
  const [shown, setShown] = useState<Action>()
  const [reason, setReason] = useState('')
  const queryClient = useQueryClient()
  const hasBetOn = useHasBetOn()
  const undoing = usePress({
    mutationFn: ({ _id, why }: { _id: Action['_id']; why: string }) =>
      call(undoAction, { params: { id: _id }, query: why ? { reason: why } : {} }),
    onSuccess: () => {
      setAsked(undefined)
      void queryClient.invalidateQueries({ queryKey: [listActions.path] })
    },
  })
  return (
    <>
      <RecordList
        title={msg('administration.audit-log.audit-log')}
        many={msg('administration.audit-log.audit-log-in-a')}
        route={listActions}
        rowsOf={({ actions }) => actions}
        columns={columnsOf(given, hasBetOn)}
        search={search}
        onSearch={onSearch}
        given={given}
        searchHint={msg('administration.audit-log.action-team-or-name')}
        rowActions={(action) => (
          <>
            {action.canUndo && (
              <IconButton
                label={msg('administration.audit-log.undo-kind', { kind: actionText(action) })}
                disabled={hasBetOn(action.match)}
                aria-describedby={hasBetOn(action.match) ? lockedBy(action) : undefined}
                icon={<Undo2 aria-hidden="true" />}
                onClick={() => {
                  undoing.forget()
                  setReason('')
                  setAsked(action)
                }}
              />
            )}
            <IconButton
              label={msg('administration.audit-log.all-details-of-kind', { kind: actionText(action) })}
              icon={<FileSearch aria-hidden="true" />}
              onClick={() => setShown(action)}
            />
          </>
        )}
        empty={
          <EmptyState title={msg('administration.audit-log.no-actions-yet')}>
            {msg('administration.audit-log.every-action-of-an')}
          </EmptyState>
        }
      >
        <Narrowed {...given} />
      </RecordList>
      {shown && <ActionFacts action={shown} title={actionText(shown)} onClose={() => setShown(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        pending={undoing.isPending}
        confirmText={msg('administration.audit-log.undo-2')}
        onConfirm={() => asked && void undoing.press({ _id: asked._id, why: reason.trim() })}
      >
        {asked && (
          <div className="grid gap-3">
            <p>{msg('administration.audit-log.undo-and-correct-its', { kind: actionText(asked) })}</p>
            <Consequences
              action={{ kind: 'undo', actionId: asked._id, ...(isOfEvent(asked) && { reason: 'none yet' }) }}
            />
            {isOfEvent(asked) && (
              <TextField
                label={msg('administration.audit-log.reason-shown-to-the')}
                hint={msg('administration.audit-log.a-reason-is-required')}
                maxLength={300}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </div>
        )}
        {undoing.error && (
          <Notice tone="error" className="mt-3">
            {messageOf(undoing.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}

const isOfEvent = ({ kind }: Action) => kind.endsWith('-event')

/** Shows the active filters of the list, each with a button that removes the filter. */
function Narrowed(given: Given) {
  const labels: Readonly<Record<keyof Given, string>> = {
    matchId: msg('administration.audit-log.one-match'),
    kind: actionText({ kind: given.kind ?? '' }),
    account: msg('administration.audit-log.one-operator'),
  }
  const names = (['matchId', 'kind', 'account'] as const).filter((name) => given[name] !== undefined)
  if (names.length === 0) return null
  return (
    <ul aria-label={msg('administration.audit-log.filters')} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <AdminLink
            to="audit-log"
            search={{ ...given, [name]: undefined }}
            className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-3 text-sm hover:border-line-strong"
          >
            <span className="sr-only">{msg('administration.audit-log.remove-this-filter')} </span>
            {labels[name]}
            <X aria-hidden="true" className="size-4" />
          </AdminLink>
        </li>
      ))}
    </ul>
  )
}
