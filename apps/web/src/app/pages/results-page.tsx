import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useCallback } from 'react'
import { ResultsList } from '../../features/results/results-list.tsx'
import { type ResultsSearch, resultsSearch } from '../../features/results/results-search.ts'
import type { ResultLink } from '../../features/results/results-table.tsx'
import { Button } from '../../ui/index.ts'
import { useDocumentTitle } from '../use-document-title.ts'

/** The games one has played. Search and page stand in the address. */
export function ResultsPage() {
  const search = useSearch({ from: '/signed-in/previous-results' })
  const navigate = useNavigate()
  useDocumentTitle({ title: 'Previous Results ·' })
  const onSearch = useCallback(
    (wish: ResultsSearch) => {
      const next = resultsSearch({ ...wish })
      // Each page is a step of its own; the letters of a search are not.
      const replace = next.q !== search.q
      void navigate({ to: '/previous-results', search: next, replace, resetScroll: next.page !== search.page })
    },
    [navigate, search],
  )
  const link: ResultLink = (lobbyId, looks) => (
    <Link to="/previous-results/$lobbyId" params={{ lobbyId }} search={search} {...looks} />
  )
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
      <ResultsList
        search={search}
        onSearch={onSearch}
        link={link}
        findGame={
          <Button asChild variant="primary">
            <Link to="/">Find a game</Link>
          </Button>
        }
      />
    </div>
  )
}
