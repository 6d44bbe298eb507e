import { takeOverSeat } from '@bettle/contract'
import { useNavigate } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { beginSession } from '../../../api/session/session.ts'
import { usePress } from '../../../api/use-press.ts'
import { seatKey } from '../../../features/guest/guest-identity.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, CentreCircle, Notice } from '../../../ui/index.ts'
import { PlainLayout } from '../../layouts/plain-layout.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'

/**
 * The page of the one-time link for a guest who has lost a phone [G16]. The secret follows the # of the address, which no
 * browser sends to a server. The link is used by the press and not by opening
 * the page, because messengers open links to preview them.
 */
export function SeatLinkPage() {
  const navigate = useNavigate()
  useDocumentTitle({ title: msg('pages-invitation.seat-link-page.your-seat') })
  const { press, isPending, error } = usePress({
    mutationFn: () => call(takeOverSeat, { body: { token: location.hash.slice(1), seatKey: seatKey.get() } }),
    onSuccess: ({ token: session, lobbyId, lobbyCode, matchId }) => {
      beginSession(session)
      activeLobby.set({ lobbyId, lobbyCode, matchId })
      void navigate({ to: '/game/$code', params: { code: lobbyCode }, replace: true })
    },
  })
  return (
    <PlainLayout>
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center py-4 sm:py-8">
        <section className="panel flex flex-col items-center gap-3 px-6 py-10 text-center">
          <CentreCircle>
            <Smartphone />
          </CentreCircle>
          <h1 className="wrap-anywhere headline mt-1 text-2xl">
            {msg('pages-invitation.seat-link-page.play-on-with-this')}
          </h1>
          <p className="max-w-[40ch] text-balance text-muted">
            {msg('pages-invitation.seat-link-page.the-host-made-this')}
          </p>
          {error && <Notice tone="error">{messageOf(error)}</Notice>}
          <Button
            variant="primary"
            size="lg"
            loading={isPending}
            onClick={() => void press(undefined)}
            block
            className="mt-2 max-w-md"
          >
            {msg('pages-invitation.seat-link-page.take-my-seat')}
          </Button>
        </section>
      </div>
    </PlainLayout>
  )
}
