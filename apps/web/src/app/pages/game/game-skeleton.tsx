import { Skeleton } from '../../../ui/index.ts'

/** The shape of the game until it has come. */
export function GameSkeleton() {
  return (
    <div
      role="status"
      className="mx-auto grid w-full max-w-[100rem] gap-3 p-3 md:grid-cols-[minmax(0,1fr)_19rem] md:p-4"
    >
      <span className="sr-only">Getting match information...</span>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-32 rounded-panel!" />
        <Skeleton className="h-8 rounded-full!" />
        <Skeleton className="h-32 rounded-panel!" />
        <div className="panel flex flex-col gap-4 p-4">
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
      <Skeleton className="hidden h-96 rounded-panel! md:block" />
    </div>
  )
}
