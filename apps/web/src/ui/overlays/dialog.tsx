import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../theme/class-names.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** Content that stays visible below the scrolling body: the buttons, with the most important one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** On phones the dialog is as high as its content ('fitted'), or fills the screen ('full'). */
  phone?: 'fitted' | 'full' | undefined
  children?: ReactNode
}

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' }

/**
 * A dialog in the middle of the screen, or on phones a sheet from the bottom. The focus starts on the element with
 * `data-autofocus`, else on the first control, and returns to where it was.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  phone = 'full',
  children,
}: DialogProps) {
  const { remember, onEscapeKeyDown, onCloseAutoFocus } = useFocusReturn()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade" />
        <div className="@container/screen mx-safe pointer-events-none fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <RadixDialog.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            onCloseAutoFocus={onCloseAutoFocus}
            onEscapeKeyDown={onEscapeKeyDown}
            onOpenAutoFocus={(event) => {
              remember(event)
              const first =
                event.currentTarget instanceof Element && event.currentTarget.querySelector('[data-autofocus]')
              if (!(first instanceof HTMLElement)) return
              event.preventDefault()
              first.focus()
            }}
            className={classNames(
              'pointer-events-auto flex w-full flex-col border-line border-t bg-panel text-ink shadow-(--lift) outline-none',
              'rounded-t-2xl sm:max-h-[calc(100dvh-3rem)] sm:rounded-panel sm:border',
              // With text at twice its size on a phone, header and footer leave no space for the body, so all of it scrolls.
              '@max-[16rem]/screen:overflow-y-auto',
              phone === 'full' ? 'h-[calc(100dvh-1.5rem)] sm:h-auto' : 'max-h-[calc(100dvh-1.5rem)]',
              'data-[state=closed]:animate-sheet-down data-[state=open]:animate-sheet-up',
              'sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-pop',
              SIZES[size],
            )}
          >
            <div aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line-strong sm:hidden" />
            <header className="flex shrink-0 items-start gap-3 px-4 pt-3 pb-3 sm:px-6 sm:pt-5">
              <div className="min-w-0 flex-1 pt-1.5">
                <RadixDialog.Title className="headline text-xl">{title}</RadixDialog.Title>
                {description !== undefined && (
                  <RadixDialog.Description className="mt-2 text-pretty text-muted text-sm">
                    {description}
                  </RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close asChild>
                <IconButton
                  label={msg('ui.dialog.close')}
                  tooltip={false}
                  icon={<X aria-hidden="true" />}
                  className="-me-2"
                />
              </RadixDialog.Close>
            </header>
            <div className="min-h-0 flex-1 @max-[16rem]/screen:flex-none overflow-y-auto overscroll-contain px-4 pb-4 @max-[16rem]/screen:overflow-visible sm:px-6">
              {children}
            </div>
            {footer && (
              <footer className="flex shrink-0 flex-col-reverse gap-2 border-line border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6 sm:py-4">
                {footer}
              </footer>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
