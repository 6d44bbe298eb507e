import { Skeleton } from '../../../ui/index.ts'

/** The shape of the game until it has come. */
export function GameSkeleton() {
  return (
    <div
      role="status"
      className="mx-auto grid w-full max-w-[100rem] gap-3 p-3 md:grid-cols-[minmax(0,1fr)_19rem] md:p-4 xl:min-h-[calc(100dvh-8rem)] xl:grid-cols-[19rem_minmax(0,1fr)_17rem] min-[90rem]:grid-cols-[21.5rem_minmax(0,1fr)_19rem]"
    >
      <span className="sr-only">Getting match information...</span>
      <div className="hidden flex-col gap-3 xl:flex">
        <Skeleton className="grow rounded-panel!" />
        <Skeleton className="h-80 rounded-panel!" />
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-32 rounded-panel!" />
        <Skeleton className="h-8 rounded-full!" />
        <Skeleton className="h-32 rounded-panel!" />
        <div className="panel flex flex-col gap-4 p-4 xl:grow">
          <Skeleton className="h-8 w-48" />
          <div className="flex gap-2">
            <Skeleton className="h-11 w-28 rounded-full!" />
            <Skeleton className="h-11 w-28 rounded-full!" />
            <Skeleton className="h-11 w-28 rounded-full!" />
          </div>
          <div className="grid grid-cols-2 gap-2">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </div>
      </div>
      <div className="hidden flex-col gap-3 md:flex">
        <Skeleton className="h-96 rounded-panel! xl:h-auto xl:grow" />
        <Skeleton className="hidden h-[44%] rounded-panel! xl:block" />
      </div>
    </div>
  )
}
