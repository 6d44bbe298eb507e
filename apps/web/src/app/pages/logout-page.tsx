import { logout } from '@bettle/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { endSession } from '../../api/session.ts'
import { activeLobby } from '../../live/active-lobby.ts'
import { Logo, notify, Spinner } from '../../ui/index.ts'

const TROUBLE = 'We had some trouble logging you out. Please try again or refresh the page'

/** Signs out at the server and here. Where the server does not answer, this device is signed out all the same. */
export function LogoutPage() {
  const navigate = useNavigate()
  const isUnderway = useRef(false)
  useEffect(() => {
    if (isUnderway.current) return
    isUnderway.current = true
    call(logout, {})
      .catch(() => notify.error(TROUBLE, { duration: 8000 }))
      .finally(() => {
        activeLobby.clear()
        endSession()
        void navigate({ to: '/login', replace: true })
      })
  }, [navigate])
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <div className="flex flex-col items-center gap-5 text-flood">
        <Logo size={44} />
        <Spinner size={28} />
        <span className="sr-only">Signing you out</span>
      </div>
    </div>
  )
}
