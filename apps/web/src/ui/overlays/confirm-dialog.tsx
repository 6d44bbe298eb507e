import { AlertDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button } from '../buttons/button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title?: string | undefined
  /** The consequences of the action, and whether it can be undone. */
  children?: ReactNode
  confirmText?: string | undefined
  cancelText?: string | undefined
  onConfirm: () => void
  /** True for an action that cannot be undone. */
  danger?: boolean | undefined
  /** True while the response is pending. The dialog stays open, and the button spins. */
  pending?: boolean | undefined
  /**
   * True if confirming is not possible at the moment. The text of the dialog says why, and the button keeps the focus
   * for later.
   */
  isHeld?: boolean | undefined
  /** True for a notice with only one button, instead of a question. */
  isNotice?: boolean | undefined
  /** If true, the focus starts on the confirm button, so that Enter confirms. Otherwise the focus starts on Cancel. */
  focusConfirm?: boolean | undefined
}

/**
 * Asks for confirmation before an action. After a confirmation the caller closes the dialog, so the dialog can stay
 * open while the response is pending.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title = msg('ui.confirm-dialog.are-you-sure'),
  children,
  confirmText = msg('ui.confirm-dialog.confirm'),
  cancelText = msg('ui.confirm-dialog.cancel'),
  onConfirm,
  danger = false,
  pending = false,
  isHeld = false,
  isNotice = false,
  focusConfirm = false,
}: ConfirmDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null)
  const { remember, onEscapeKeyDown, onCloseAutoFocus } = useFocusReturn()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade" />
        <div className="mx-safe pointer-events-none fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <AlertDialog.Content
            {...(children === undefined && { 'aria-describedby': undefined })}
            onCloseAutoFocus={onCloseAutoFocus}
            onEscapeKeyDown={onEscapeKeyDown}
            onOpenAutoFocus={(event) => {
              remember(event)
              if (!focusConfirm) return
              event.preventDefault()
              confirm.current?.focus()
            }}
            onKeyDown={(event) => {
              // An Enter key that is still held since the dialog opened would confirm before the user has read the
              // question.
              if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLButtonElement) {
                event.preventDefault()
              }
            }}
            className="pointer-events-auto flex max-h-[calc(100dvh-16px)] w-full flex-col gap-4 rounded-t-2xl border-line border-t bg-panel p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-(--lift) outline-none data-[state=closed]:animate-sheet-down data-[state=open]:animate-sheet-up sm:max-w-md sm:rounded-panel sm:border sm:p-6 sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-pop"
          >
            <AlertDialog.Title className="headline text-xl">{title}</AlertDialog.Title>
            {children !== undefined && (
              <AlertDialog.Description asChild>
                <div className="min-h-0 overflow-y-auto text-muted">{children}</div>
              </AlertDialog.Description>
            )}
            <div className="flex shrink-0 flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              {!isNotice && (
                <AlertDialog.Cancel asChild>
                  <Button variant="ghost" disabled={pending}>
                    {cancelText}
                  </Button>
                </AlertDialog.Cancel>
              )}
              <Button
                ref={confirm}
                variant={danger ? 'danger' : 'primary'}
                loading={pending}
                onClick={() => !isHeld && onConfirm()}
                {...(isHeld && { 'aria-disabled': true, className: HELD })}
              >
                {confirmText}
              </Button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** The styles of a button that looks disabled. */
const HELD =
  'aria-disabled:pointer-events-none aria-disabled:border-line aria-disabled:bg-raised aria-disabled:text-faint'
