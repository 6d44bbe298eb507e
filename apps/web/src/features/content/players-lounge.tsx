import { getLanding, type Language } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryOf } from '../../api/query/query-of.ts'
import { LANGUAGE } from '../../texts/language.ts'
import { msg } from '../../texts/msg.ts'
import { ErrorState, Skeleton } from '../../ui/index.ts'
import { LandingView, type LandingWays } from './landing-view.tsx'
import { startLanding } from './start-landing.ts'

// The pseudo-language is no language of the server.
const ASKED = LANGUAGE.startsWith('en') ? {} : { query: { language: LANGUAGE as Language } }

/** The landing page as part of the app: on the sign-in page and in the hub. */
export function PlayersLounge(ways: LandingWays) {
  const { data, isError, refetch } = useQuery({ ...queryOf(getLanding, ASKED), staleTime: 5000 })
  const container = useRef<HTMLDivElement>(null)
  const content = data?.content
  useEffect(() => (content && container.current ? startLanding(container.current) : undefined), [content])
  if (content) {
    return (
      <div ref={container} className="overflow-x-clip">
        <LandingView content={content} isPart {...ways} />
      </div>
    )
  }
  if (isError) {
    return <ErrorState title={msg('content.players-lounge.the-players-lounge-could')} onRetry={() => void refetch()} />
  }
  return (
    <div role="status" aria-label={msg('content.players-lounge.loading')} className="flex flex-col gap-5">
      <Skeleton className="h-24 w-3/4" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-14 w-44 rounded-control!" />
      <Skeleton className="h-44 w-full" />
    </div>
  )
}
