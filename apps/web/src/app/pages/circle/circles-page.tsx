import { useNavigate } from '@tanstack/react-router'
import { MakeCircle } from '../../../features/circle/make-circle.tsx'
import { YourCircles } from '../../../features/circle/your-circles.tsx'
import { msg } from '../../../texts/msg.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { BackToLobbies } from './back-to-lobbies.tsx'

/** The user's circles, with the forms to make one or to find one by its code. */
export function CirclesPage() {
  const navigate = useNavigate()
  const open = (_splat: string) => void navigate({ to: '/circle/$', params: { _splat } })
  useDocumentTitle({ title: msg('pages-circle.circles-page.circles-2') })
  return (
    <>
      <BackToLobbies />
      <h1 className="headline text-3xl">{msg('pages-circle.circles-page.circles')}</h1>
      <YourCircles />
      <MakeCircle onMade={open} onCode={(code) => open(`join/${code}`)} />
    </>
  )
}
