import { ArrowLeft } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { useVisibleHeight } from '../layout/use-visible-height.ts'
import { type SideSwipes, useSideSwipe } from '../motion/use-side-swipe.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface FullScreenProps {
  title: ReactNode
  /** Content at the right of the title. */
  aside?: ReactNode
  onBack: () => void
  swipes?: SideSwipes | undefined
  children: ReactNode
}

/** Covers the whole page on phones. On wider screens it is a panel at the right. The page below stays mounted. */
export function FullScreen({ title, aside, onBack, swipes = {}, children }: FullScreenProps) {
  const fit = useVisibleHeight()
  const { remember, onCloseAutoFocus } = useFocusReturn()
  const swiping = useSideSwipe(swipes)
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onBack()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim" />
        <RadixDialog.Content
          ref={fit}
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          className="px-safe fixed top-0 right-0 z-50 flex h-dvh w-full md:pl-0 animate-sheet-in flex-col border-line bg-panel text-ink outline-none md:max-w-md md:border-l"
        >
          <div {...swiping} className="flex min-h-0 flex-1 flex-col pt-[env(safe-area-inset-top)]">
            <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-1 border-line border-b pr-4 pl-1.5">
              <IconButton
                label={msg('ui.full-screen.back')}
                tooltip={false}
                icon={<ArrowLeft aria-hidden="true" />}
                onClick={onBack}
              />
              <RadixDialog.Title className="headline flex-1 pt-1 text-xl">{title}</RadixDialog.Title>
              {aside && (
                <div className="ml-auto flex max-w-full shrink-0 items-center gap-2 text-muted text-sm">{aside}</div>
              )}
            </header>
            {children}
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
