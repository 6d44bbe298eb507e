import { useState } from 'react'
import { msg } from '../../texts/msg.ts'
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
      title={msg('account.logout-trouble.logout')}
      confirmText={msg('account.logout-trouble.try-again')}
      cancelText={msg('account.logout-trouble.close')}
      pending={isTrying}
      onConfirm={() => void tryAgain()}
    >
      <p className="text-ink">{msg('account.logout-trouble.we-had-some-trouble')}</p>
      <p className="mt-2 text-sm">{msg('account.logout-trouble.you-are-signed-out')}</p>
    </ConfirmDialog>
  )
}
