import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { signOut } from '../../../features/account/sign-out.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { msg } from '../../../texts/msg.ts'
import { Logo, Spinner } from '../../../ui/index.ts'
import { useDocumentTitle } from '../../use-document-title.ts'

/**
 * Signs out on the server and on this device, and then opens /login. If the server could not be reached, that page says
 * so.
 */
export function LogoutPage() {
  const navigate = useNavigate()
  const router = useRouter()
  const isUnderway = useRef(false)
  useDocumentTitle({ title: msg('pages-account.logout-page.logout') })
  useEffect(() => {
    if (isUnderway.current) return
    isUnderway.current = true
    void router.preloadRoute({ to: '/login' }).catch(() => undefined)
    void signOut().finally(() => {
      activeLobby.clear()
      void navigate({ to: '/login', replace: true })
    })
  }, [navigate, router])
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="status" className="flex flex-col items-center gap-5 text-flood">
        <Logo size={44} />
        <Spinner size={28} />
        <span className="sr-only">{msg('pages-account.logout-page.signing-you-out')}</span>
      </div>
    </main>
  )
}
