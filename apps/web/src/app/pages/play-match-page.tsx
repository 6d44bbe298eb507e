import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isGuestHere, missingPart } from '../../api/session/token.ts'
import { PlayMatch } from '../../features/hub/own-match/play-match.tsx'
import { msg } from '../../texts/msg.ts'
import { PlainLayout } from '../layouts/plain-layout.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

/**
 * The page on which a visitor names the teams of a match before they register. A user with an account gets to the hub,
 * which has the same form.
 */
export function PlayMatchPage() {
  const navigate = useNavigate()
  const isMember = missingPart() === undefined && !isGuestHere()
  useDocumentTitle({ title: msg('pages.play-match-page.play-a-match-2') })
  useEffect(() => {
    if (isMember) void navigate({ to: '/', replace: true })
  }, [isMember, navigate])
  return (
    <PlainLayout next="/">
      <div className="mx-auto w-full max-w-2xl pt-4">
        <h1 className="sr-only">{msg('pages.play-match-page.play-a-match')}</h1>
        {!isMember && (
          <PlayMatch
            matches={[]}
            onOpened={() => undefined}
            onRegister={() => void navigate({ to: '/register', search: { next: '/' } })}
          />
        )}
      </div>
    </PlainLayout>
  )
}
