import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  footer?: ReactNode
  children?: ReactNode
}

/** A panel that slides in from the right and covers a whole phone: chat, player details, lobby settings. */
export function Sheet({ open, onOpenChange, title, footer, children }: SheetProps) {
  const { remember, onEscapeKeyDown, onCloseAutoFocus } = useFocusReturn()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onEscapeKeyDown={onEscapeKeyDown}
          onCloseAutoFocus={onCloseAutoFocus}
          className="px-safe fixed inset-y-0 right-0 z-50 flex w-full sm:pl-0 flex-col border-line bg-panel text-ink outline-none data-[state=closed]:animate-sheet-away data-[state=open]:animate-sheet-in sm:max-w-md sm:border-l"
        >
          <header className="flex min-h-14 shrink-0 items-center gap-2 border-line border-b pr-1.5 pl-4">
            <RadixDialog.Title className="headline min-w-0 flex-1 pt-1 text-xl">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={msg('ui.sheet.close')} tooltip={false} icon={<X aria-hidden="true" />} />
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
          {footer && (
            <footer className="shrink-0 border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
