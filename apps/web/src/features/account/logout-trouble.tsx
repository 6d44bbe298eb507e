import { useState } from 'react'
import { ConfirmDialog } from '../../ui/index.ts'
import { unfinishedLogout } from './sign-out.ts'

/**
 * Says that the server did not receive the sign-out, and lets the user send the sign-out again. The device itself is
 * signed out.
 */
export function LogoutTrouble() {
  const [isOpen, setOpen] = useState(unfinishedLogout.isPending)
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    const isPublished = await unfinishedLogout.retry()
    setTrying(false)
    if (isPublished) setOpen(false)
  }
  const close = () => {
    unfinishedLogout.forget()
    setOpen(false)
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title="Logout"
      confirmText="Try again"
      cancelText="Close"
      pending={isTrying}
      onConfirm={() => void tryAgain()}
    >
      <p className="text-ink">We had some trouble logging you out. Please try again or refresh the page</p>
      <p className="mt-2 text-sm">
        You are signed out on this device. The server did not answer, so the session may still be open there.
      </p>
    </ConfirmDialog>
  )
}
