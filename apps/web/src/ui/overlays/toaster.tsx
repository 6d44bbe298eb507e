import { Check, Info, TriangleAlert } from 'lucide-react'
import { Toaster as SonnerToaster } from 'sonner'
import { msg } from '../../texts/msg.ts'

export { showNotice } from './notice-queue.ts'

/** The frame of the toasts, with one position and one toast at a time. */
export function ToastFrame() {
  return (
    <SonnerToaster
      containerAriaLabel={msg('ui.toaster.notifications')}
      position="top-center"
      duration={1000}
      visibleToasts={1}
      gap={8}
      offset={16}
      mobileOffset={12}
      icons={{
        success: <Check aria-hidden="true" strokeWidth={3} className="size-5 text-won" />,
        error: <TriangleAlert aria-hidden="true" className="size-5 text-lost" />,
        info: <Info aria-hidden="true" className="size-5 text-under" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-panel border border-line-strong bg-afloat px-4 py-3 font-sans text-ink text-sm shadow-(--lift)',
          icon: 'shrink-0',
          content: 'min-w-0 flex-1',
          title: 'font-medium',
          description: 'mt-0.5 text-muted',
          actionButton: 'caps reach min-h-9 shrink-0 rounded-control bg-flood px-3 text-base text-on-flood',
          closeButton: 'hidden',
        },
      }}
    />
  )
}
