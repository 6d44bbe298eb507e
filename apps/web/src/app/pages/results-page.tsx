import { listResults, type Result } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { queryOf } from '../../api/query-of.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { Button, EmptyState, ErrorState, SkeletonRows, Tag } from '../../ui/index.ts'
import { useDocumentTitle } from '../use-document-title.ts'

/** The games one has played, the latest first. */
export function ResultsPage() {
  const { data, isPending, isError, isFetching, refetch } = useQuery({ ...queryOf(listResults, {}), staleTime: 0 })
  useDocumentTitle({ title: 'Previous Results ·' })
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex items-center justify-between gap-4">
        <h1 className="headline text-xl sm:text-2xl">Previous Results</h1>
        <Button asChild variant="ghost" size="sm">
          <Link to="/">
            <ArrowLeft aria-hidden="true" /> Lobbies
          </Link>
        </Button>
      </div>
      {isPending ? (
        <SkeletonRows rows={4} label="Loading your results" />
      ) : isError && !data ? (
        <ErrorState
          title="Failed to load previous results. Please try again."
          kept="Nothing is lost: they are kept at the server."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Results results={data?.results ?? []} />
      )}
    </div>
  )
}

function Results({ results }: { results: readonly Result[] }) {
  if (results.length === 0) {
    return (
      <div className="panel">
        <EmptyState
          title="No games yet"
          action={
            <Button asChild variant="primary">
              <Link to="/">Find a game</Link>
            </Button>
          }
        >
          Sorry, there were no results found matching your criteria.
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="panel overflow-hidden">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">Previous Results</caption>
        <thead className="caps text-left text-base text-faint leading-none max-sm:sr-only">
          <tr>
            {['Match', 'Match Start', 'Position', 'Outcome'].map((header) => (
              <th key={header} scope="col" className="border-line border-b px-5 py-3.5 last:text-right">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <ResultRow key={result._id} result={result} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A row of a table; on phones a fixture of two lines. */
function ResultRow({ result }: { result: Result }) {
  const { homeTeam, awayTeam, lobbyCode, startTime, position, userWon, provisional, leaderboard } = result
  return (
    <tr className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:gap-x-4 max-sm:px-4 max-sm:py-3 [&:not(:first-child)]:max-sm:border-line [&:not(:first-child)]:max-sm:border-t sm:[&:not(:last-child)>*]:border-line sm:[&:not(:last-child)>*]:border-b">
      <th scope="row" className="text-left font-normal sm:px-5 sm:py-3">
        <span className="block font-semibold">
          {homeTeam} <span className="text-faint">v</span> {awayTeam}
        </span>
        <span className="figures text-faint text-sm tracking-wider">{lobbyCode}</span>
      </th>
      <td className="text-muted text-sm max-sm:col-start-1 max-sm:row-start-2 sm:px-5">
        {startTime === null ? 'Not started' : dayAndTime(Date.parse(startTime))}
      </td>
      <td className="max-sm:col-start-2 max-sm:row-start-1 max-sm:text-right sm:px-5">
        {position === null ? (
          <span className="text-faint text-sm">watched</span>
        ) : (
          <span className="figures text-xl">
            {position}
            <span className="text-base text-faint"> / {leaderboard.length}</span>
          </span>
        )}
      </td>
      <td className="text-right max-sm:col-start-2 max-sm:row-start-2 sm:px-5">
        <span className="inline-flex items-center gap-2">
          {provisional && <span className="text-faint text-sm">provisional</span>}
          {position !== null && <Tag tone={userWon ? 'won' : 'neutral'}>{userWon ? 'WIN' : 'LOSS'}</Tag>}
        </span>
      </td>
    </tr>
  )
}
