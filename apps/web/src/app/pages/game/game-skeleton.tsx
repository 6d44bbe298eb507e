import { msg } from '../../../texts/msg.ts'
import { Skeleton } from '../../../ui/index.ts'

/** The layout of the game while it loads: board, timeline, round bar and panes in their final positions. */
export function GameSkeleton() {
  return (
    <div
      role="status"
      className="mx-auto grid w-full max-w-[100rem] grid-cols-[minmax(0,1fr)] gap-3 p-3 md:grid-cols-[minmax(0,1fr)_19rem] md:p-4 xl:min-h-[calc(100dvh-6.7rem)] xl:grid-cols-[16rem_minmax(0,1fr)_16.5rem] min-[90rem]:grid-cols-[21.5rem_minmax(0,1fr)_19rem]"
    >
      <span className="sr-only">{msg('pages-game.game-skeleton.getting-match-information')}</span>
      <div className="hidden flex-col gap-3 xl:flex">
        <div className="panel grow" />
        <div className="panel h-80" />
      </div>
      <div className="flex flex-col gap-2 max-md:min-h-[calc(100dvh-var(--header-height)-5.5rem)] md:gap-3">
        <div className="board h-[4.5rem] md:h-[10.4rem] low-desk:h-[5.5rem]" />
        <Skeleton className="h-9" />
        <div className="panel h-33 max-md:hidden" />
        <div className="panel flex flex-col gap-4 p-4 max-md:mt-auto xl:grow">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-19" />
          <Skeleton className="h-19" />
        </div>
      </div>
      <div className="hidden flex-col gap-3 md:flex">
        <div className="panel h-96 xl:h-auto xl:grow" />
        <div className="panel hidden h-[44%] xl:block" />
      </div>
    </div>
  )
}
