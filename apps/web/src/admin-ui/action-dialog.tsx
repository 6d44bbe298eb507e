import type { ReactNode } from 'react'
import { msg } from '../texts/msg.ts'
import { Button, Dialog, type DialogProps } from '../ui/index.ts'

interface ActionDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  actionText: string
  isDanger?: boolean
  /** True while the response is pending. The user cannot close the dialog then. */
  isPending: boolean
  /** True if the action is not possible at the moment. */
  isBlocked?: boolean
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that prepares one action of an operator. It has a button for the action, and Cancel. */
export function ActionDialog({
  title,
  description,
  size = 'sm',
  actionText,
  isDanger = false,
  isPending,
  isBlocked = false,
  onAct,
  onClose,
  children,
}: ActionDialogProps) {
  return (
    <Dialog
      open
      size={size}
      phone={size === 'sm' ? 'fitted' : 'full'}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {msg('admin-ui.action-dialog.cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} loading={isPending} disabled={isBlocked} onClick={onAct}>
            {actionText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
