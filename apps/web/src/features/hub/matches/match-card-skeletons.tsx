import { msg } from '../../../texts/msg.ts'
import { Skeleton } from '../../../ui/index.ts'

/** Placeholders of the match cards. */
export function MatchCardSkeletons() {
  return (
    <div role="status" className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">{msg('hub.match-card-skeletons.loading-matches')}</span>
      {['one', 'two', 'three'].map((card) => (
        <div key={card} className="panel flex flex-col gap-4 p-4">
          <Skeleton className="h-6 w-24 max-w-full" />
          <Skeleton className="h-8 w-40 max-w-full" />
          <Skeleton className="h-8 w-32 max-w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  )
}
