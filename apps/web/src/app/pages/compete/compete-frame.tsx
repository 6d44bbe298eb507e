import type { CompetitionId } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallError, messageOf } from '../../../api/call-error.ts'
import { useCompetition } from '../../../push/competition/use-competition.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, EmptyState, ErrorState, Panel, Skeleton, SkeletonRows } from '../../../ui/index.ts'

type Shown = NonNullable<ReturnType<typeof useCompetition>['data']>

interface CompeteFrameProps {
  competitionId: CompetitionId
  back: ReactNode
  children: (shown: Shown) => ReactNode
}

/** Fetches a competition and keeps it current. While it cannot be shown, the frame says what to do. */
export function CompeteFrame({ competitionId, back, children }: CompeteFrameProps) {
  const { data, error, isFetching, refetch } = useCompetition(competitionId)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-3 py-4 sm:px-6 sm:py-8">
      <Button asChild variant="ghost" size="sm" className="-ms-1 self-start">
        {back}
      </Button>
      {data ? (
        children(data)
      ) : error instanceof CallError && error.status === 404 ? (
        <Panel>
          <EmptyState
            title={msg('pages-compete.compete-frame.competition-not-found')}
            action={
              <Button asChild variant="primary">
                <ToCompetitions />
              </Button>
            }
          >
            {msg('pages-compete.compete-frame.the-competition-does-not')}
          </EmptyState>
        </Panel>
      ) : error ? (
        <ErrorState
          title={msg('pages-compete.compete-frame.the-competition-could-not')}
          kept={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingCompetition />
      )}
    </div>
  )
}

export function ToCompetitions(props: { className?: string }) {
  return (
    <Link to="/" search={{ tab: 'compete' }} {...props}>
      <ArrowLeft aria-hidden="true" /> {msg('pages-compete.compete-frame.competitions')}
    </Link>
  )
}

function LoadingCompetition() {
  return (
    <>
      <Panel>
        <Skeleton className="h-6 w-40" />
        <Skeleton className="mt-4 h-12 w-3/4" />
        <Skeleton className="mt-6 h-16 w-full" />
      </Panel>
      <Panel>
        <SkeletonRows rows={6} label={msg('pages-compete.compete-frame.loading-the-competition')} />
      </Panel>
    </>
  )
}
