import { type Action, listActions, undoAction } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import type { RecordColumn } from '../../records/record-column.ts'
import { RecordList } from '../../records/record-list.tsx'
import type { AdminSearch, RecordsSearch } from '../../records/records-search.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { ConfirmDialog, EmptyState, IconButton, Notice, Tag } from '../../ui/index.ts'

interface AuditLogProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
  given?: Pick<AdminSearch, 'matchId'> | undefined
}

/** 'delete-match' as people read it. */
const kindOf = ({ kind }: Action) => kind.replaceAll('-', ' ')
const factsOf = (facts: Action['before']) => (facts === null ? '' : JSON.stringify(facts))

const COLUMNS: readonly RecordColumn<Action>[] = [
  {
    id: 'at',
    header: 'When',
    sortable: true,
    className: 'whitespace-nowrap tabular-nums max-sm:hidden',
    file: ({ at }) => at,
    cell: ({ at }) => dayAndTime(Date.parse(at)),
  },
  {
    id: 'user',
    header: 'Who',
    file: ({ user }) => user?.username ?? 'Server',
    cell: ({ user }) => user?.username ?? <span className="text-faint">Server</span>,
  },
  {
    id: 'kind',
    header: 'What',
    sortable: true,
    rowHeader: true,
    file: ({ kind }) => kind,
    cell: (action) => (
      <>
        <span className="font-medium">{kindOf(action)}</span>
        {action.undoes !== null && <Tag className="ml-2">undo</Tag>}
        {action.whyNot === 'undone' && <Tag className="ml-2">taken back</Tag>}
        {action.match && (
          <span className="block text-faint text-xs">
            {action.match.homeTeam} v {action.match.awayTeam}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'before',
    header: 'Before',
    className: 'max-lg:hidden',
    file: ({ before }) => factsOf(before),
    cell: ({ before }) => <Facts facts={before} />,
  },
  {
    id: 'after',
    header: 'After',
    className: 'max-lg:hidden',
    file: ({ after }) => factsOf(after),
    cell: ({ after }) => <Facts facts={after} />,
  },
]

function Facts({ facts }: { facts: Action['before'] }) {
  return <code className="line-clamp-2 block max-w-[32ch] break-words text-muted text-xs">{factsOf(facts) || '–'}</code>
}

/** All that operators did, as it was written down with the deed; what can still be taken back has its button. */
export function AuditLog({ search, onSearch, given }: AuditLogProps) {
  const [asked, setAsked] = useState<Action>()
  const queryClient = useQueryClient()
  const undoing = usePress({
    mutationFn: ({ _id }: Action) => call(undoAction, { params: { id: _id } }),
    onSuccess: () => {
      setAsked(undefined)
      void queryClient.invalidateQueries({ queryKey: [listActions.path] })
    },
  })
  return (
    <>
      <RecordList
        title="Audit log"
        route={listActions}
        rowsOf={({ actions }) => actions}
        columns={COLUMNS}
        search={search}
        onSearch={onSearch}
        given={given}
        searchHint="Action, team or name"
        acts={(action) =>
          action.canUndo && (
            <IconButton
              label={`Undo ${kindOf(action)}`}
              icon={<Undo2 aria-hidden="true" />}
              onClick={() => {
                undoing.forget()
                setAsked(action)
              }}
            />
          )
        }
        empty={<EmptyState title="Nothing was done yet">Whatever an operator does is written down here.</EmptyState>}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        pending={undoing.isPending}
        confirmText="Undo"
        onConfirm={() => asked && void undoing.press(asked)}
      >
        {asked && `‘${kindOf(asked)}’ is taken back, and what followed from it is corrected.`}
        {undoing.error && (
          <Notice tone="error" className="mt-3">
            {messageOf(undoing.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
