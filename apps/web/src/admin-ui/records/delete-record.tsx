import type { RouteSpec } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { ConfirmDialog, IconButton, Notice, notify } from '../../ui/index.ts'

export interface DeleteRecordProps {
  /** The name of the record, such as 'Ana'. */
  name: string
  /** The list that contains the record. It is fetched again after the deletion. */
  list: RouteSpec
  remove: () => Promise<unknown>
  /** The id of the element that explains why the record cannot be deleted. */
  lockedBy?: string | undefined
  /** The consequences of the deletion, shown in the question. */
  children?: ReactNode
}

/** The button at the end of a row that deletes the record after a question. A failure is shown in the question. */
export function DeleteRecord({ name, list, remove, lockedBy, children }: DeleteRecordProps) {
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const { press, isPending, error, forget } = usePress({
    mutationFn: remove,
    onSuccess: () => {
      setAsking(false)
      notify.success(msg('admin-ui.delete-record.was-deleted-name', { name }))
      void queryClient.invalidateQueries({ queryKey: [list.path] })
    },
  })
  return (
    <>
      <IconButton
        label={msg('admin-ui.delete-record.delete-name', { name })}
        tooltip={false}
        disabled={lockedBy !== undefined}
        aria-describedby={lockedBy}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => {
          forget()
          setAsking(true)
        }}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        danger
        pending={isPending}
        onConfirm={() => void press(undefined)}
      >
        <p>{msg('admin-ui.delete-record.this-action-cannot-be')}</p>
        {children}
        {error && (
          <Notice tone="error" className="mt-3">
            {messageOf(error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
