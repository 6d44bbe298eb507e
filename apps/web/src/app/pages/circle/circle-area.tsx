import { type CircleId, isId } from '@bettle/contract'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isGuestHere } from '../../../api/session/token.ts'
import { msg } from '../../../texts/msg.ts'
import { lazyNamed, Panel, SkeletonRows } from '../../../ui/index.ts'

const CirclePage = lazyNamed(() => import('./circle-page.tsx'), 'CirclePage')
const CirclesPage = lazyNamed(() => import('./circles-page.tsx'), 'CirclesPage')
const JoinCirclePage = lazyNamed(() => import('./join-circle-page.tsx'), 'JoinCirclePage')
const GuestOfCircle = lazyNamed(() => import('./guest-of-circle.tsx'), 'GuestOfCircle')
const NothingThere = lazyNamed(() => import('../dead-end/not-found-page.tsx'), 'NothingThere')

/** The pages of circles. The address names the circle, or the code with which a user joins one. */
export function CircleArea() {
  const { _splat = '' } = useParams({ strict: false })
  const [first, code, ...more] = _splat.split('/')
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-3 py-4 sm:px-6 sm:py-8">
      <Suspense fallback={<LoadingCircle />}>{page()}</Suspense>
    </div>
  )

  function page() {
    if (isGuestHere()) return <GuestOfCircle next={`/circle/${_splat}`} />
    if (_splat === '') return <CirclesPage />
    if (first === 'join' && code && more.length === 0) return <JoinCirclePage key={code} code={code} />
    if (isId<CircleId>(first) && code === undefined) return <CirclePage key={first} circleId={first} />
    return <NothingThere />
  }
}

function LoadingCircle() {
  return (
    <Panel>
      <SkeletonRows rows={8} label={msg('pages-circle.circle-area.loading-the-circle')} />
    </Panel>
  )
}
