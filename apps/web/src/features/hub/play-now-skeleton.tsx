import { msg } from '../../texts/msg.ts'
import { Board, Skeleton } from '../../ui/index.ts'

/** The size of the board. On a phone the board and the label of the code field below it fill the first screen. */
export const PLAY_NOW_SIZE = 'grid sm:grid-cols-[1fr_20rem] max-sm:min-h-[min(33rem,calc(100svh-18.5rem))] sm:min-h-72'

/** The placeholder of the Play now board while its data loads. */
export function PlayNowSkeleton() {
  return (
    <Board label={msg('hub.play-now-skeleton.play-now')} className={PLAY_NOW_SIZE}>
      <div className="flex flex-col justify-center gap-5 px-5 py-6 sm:px-8">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-12 w-4/5 sm:w-72" />
        <Skeleton className="h-12 w-3/5 sm:w-56" />
      </div>
      <div className="flex flex-col justify-end gap-3 px-5 pb-5 sm:justify-center sm:px-6 sm:py-6">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-14 w-full rounded-control!" />
      </div>
    </Board>
  )
}
