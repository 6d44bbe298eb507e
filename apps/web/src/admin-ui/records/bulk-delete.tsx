import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { grouped } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ConfirmDialog, Notice, notify } from '../../ui/index.ts'
import type { Choice } from './use-choice.ts'

/** The highest number of records that the server deletes with one request. */
export const BULK_MAX = 1000

/**
 * The records to delete: these ids, or all records that a search finds. In the second case the number that the operator
 * saw is included.
 */
export type BulkDeletion = { ids: string[] } | { filter: { q?: string | undefined }; count: number }

export interface BulkDeleteProps {
  /** The name of one record and of several records, such as 'match' and 'matches'. */
  one: string
  many: string
  choice: Choice
  /** The rows of this page that can be deleted. */
  rows: readonly { readonly _id: string }[]
  /**
   * The number of rows of this page that cannot be deleted. If it is not 0, selecting all found records is not offered.
   */
  lockedRows?: number
  /** The number of records that the search finds. */
  total: number
  search: string | undefined
  onChooseRows: (on: boolean) => void
  onChooseAllFound: () => void
  remove: (request: BulkDeletion) => Promise<unknown>
  onRemoved: () => void
}

/** Selects rows and deletes them together. The operator must confirm, and failures are reported. */
export function BulkDelete({
  one,
  many,
  choice,
  rows,
  lockedRows = 0,
  total,
  search,
  onChooseRows,
  onChooseAllFound,
  remove,
  onRemoved,
}: BulkDeleteProps) {
  /** The selection when the question was asked. Records that are found later are not deleted. */
  const [asked, setAsked] = useState<Choice>()
  const { press, isPending, error, forget } = usePress({
    mutationFn: async (chosen: Choice) => {
      const { ids, allFound } = chosen
      const found = { filter: { ...(search !== undefined && { q: search }) } }
      await remove(allFound === undefined ? { ids: [...ids] } : { ...found, count: allFound })
      return countOf(chosen)
    },
    onSuccess: (deletedCount) => {
      notify.success(msg('admin-ui.bulk-delete.deleted-deleted-count-one', { deletedCount, one, many }))
      setAsked(undefined)
      onRemoved()
    },
    onError: () => setAsked(undefined),
  })
  const count = countOf(choice)
  const toDelete = countOf(asked ?? choice)
  const isPageChosen = rows.length > 0 && rows.every(({ _id }) => choice.ids.has(_id))
  const mayChooseMore = lockedRows === 0 && isPageChosen && total > rows.length
  const isTooMany = count > BULK_MAX

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" disabled={rows.length === 0} onClick={() => onChooseRows(true)}>
          {msg('admin-ui.bulk-delete.select-all')}
        </Button>
        <Button size="sm" variant="ghost" disabled={count === 0} onClick={() => onChooseRows(false)}>
          {msg('admin-ui.bulk-delete.unselect-all')}
        </Button>
        <Button
          size="sm"
          variant="danger"
          icon={<Trash2 aria-hidden="true" />}
          disabled={count === 0 || isTooMany}
          onClick={() => {
            forget()
            setAsked(choice)
          }}
        >
          {msg('admin-ui.bulk-delete.delete-selected')}
        </Button>
        <p role="status" className="text-muted text-sm tabular-nums">
          {count > 0
            ? msg('admin-ui.bulk-delete.selected-count', { count })
            : msg('admin-ui.bulk-delete.you-can-delete-at', { most: MOST })}
        </p>
        {mayChooseMore && total <= BULK_MAX && (
          <Button size="sm" variant="ghost" onClick={onChooseAllFound}>
            {msg('admin-ui.bulk-delete.select-all-there-are', { total, isWithoutSearch: search === undefined })}
          </Button>
        )}
      </div>
      {(isTooMany || (mayChooseMore && total > BULK_MAX)) && (
        <Notice tone="warning">{msg('admin-ui.bulk-delete.you-can-delete-at-most', { most: MOST, many })}</Notice>
      )}
      {error && (
        <Notice tone="error">
          {msg('admin-ui.bulk-delete.no-were-deleted-many', { many, problem: messageOf(error) })}
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        danger
        pending={isPending}
        onConfirm={() => asked && void press(asked)}
      >
        <p>{msg('admin-ui.bulk-delete.this-action-cannot-be')}</p>
        <p className="mt-1">{msg('admin-ui.bulk-delete.1-is-deleted-open', { toDelete, one, many })}</p>
      </ConfirmDialog>
    </div>
  )
}

const MOST = grouped(BULK_MAX)

const countOf = ({ ids, allFound = ids.size }: Choice): number => allFound
