import type { CircleId } from '@bettle/contract'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { JoinCircle } from '../../../features/circle/join-circle.tsx'
import { msg } from '../../../texts/msg.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { BackToLobbies } from './back-to-lobbies.tsx'

/** The page of a circle's link. A member gets to the circle at once. */
export function JoinCirclePage({ code }: { code: string }) {
  const navigate = useNavigate()
  useDocumentTitle({ title: msg('pages-circle.join-circle-page.join-a-circle') })
  const open = useCallback(
    (circleId: CircleId) => void navigate({ to: '/circle/$', params: { _splat: circleId }, replace: true }),
    [navigate],
  )
  return (
    <>
      <BackToLobbies />
      <JoinCircle code={code} onMember={open} />
    </>
  )
}
