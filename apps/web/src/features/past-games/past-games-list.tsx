import { listResults } from '@bettle/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { msg } from '../../texts/msg.ts'
import { useSearchText } from '../../ui/fields/use-search-text.ts'
import { EmptyState, ErrorState, IconButton, Pager, Select, TextField } from '../../ui/index.ts'
import { PAGE_SIZES, type PageSize, type PastGamesSearch, pastGamesQuery } from './past-games-search.ts'
import { PastGamesSkeleton, PastGamesTable, type RenderResultLink } from './past-games-table.tsx'

export interface PastGamesListProps {
  search: PastGamesSearch
  onSearch: (search: PastGamesSearch) => void
  link: RenderResultLink
  /** Content for a user without finished games, which shows where to find a game. */
  findGame: ReactNode
}

const SIZES = PAGE_SIZES.map((size) => ({
  value: String(size),
  label: msg('past-games.past-games-list.per-page', { size }),
}))

/** Lists the user's finished games, the latest first. The server does the search and the paging. */
export function PastGamesList({ search, onSearch, link, findGame }: PastGamesListProps) {
  const asked = pastGamesQuery(search)
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(listResults, { query: asked }),
    // The list is always fetched again, because a game may have ended or a result may have been corrected.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const shown = useLastData(data)
  const [text, setText] = useSearchText(
    search.q ?? '',
    useCallback((q: string) => onSearch({ ...search, q, page: 1 }), [search, onSearch]),
  )
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / asked.pageSize))
  const isBeyond = data !== undefined && !isPlaceholderData && asked.page > pages
  useEffect(() => {
    if (isBeyond) onSearch({ ...search, page: pages })
  }, [isBeyond, onSearch, search, pages])

  if (shown?.total === 0 && asked.q === undefined && text === '' && !isError && !isFetching) {
    return <FirstTime findGame={findGame} />
  }
  return (
    <div className="flex flex-col gap-4">
      <search className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          label={msg('past-games.past-games-list.search-previous-results')}
          hideLabel
          className="min-w-0 flex-1 basis-36"
          icon={<Search aria-hidden="true" />}
          placeholder={msg('past-games.past-games-list.team-competition-or-code')}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
        {text !== '' && (
          <IconButton
            label={msg('past-games.past-games-list.clear-search')}
            icon={<X aria-hidden="true" />}
            onClick={() => setText('')}
          />
        )}
        <Select
          label={msg('past-games.past-games-list.items-per-page')}
          hideLabel
          className="w-36 max-w-full shrink-0"
          options={SIZES}
          value={String(asked.pageSize)}
          onValueChange={(size) => onSearch({ ...search, size: Number(size) as PageSize, page: 1 })}
        />
      </search>
      {isError && (
        <ErrorState
          title={msg('past-games.past-games-list.failed-to-load-previous')}
          kept={msg('past-games.past-games-list.this-list-of-games', {
            message: messageOf(error),
            hasShown: Boolean(shown),
          })}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {shown === undefined ? (
        !isError && <PastGamesSkeleton rows={asked.pageSize} />
      ) : shown.results.length === 0 ? (
        !isError && <NothingFound onClear={() => setText('')} />
      ) : (
        <PastGamesTable results={shown.results} link={link} isStale={isPlaceholderData || isError} />
      )}
      {shown !== undefined && shown.results.length > 0 && (
        <footer className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-muted text-sm">
            {gamesText(shown.total)}
          </p>
          <Pager
            label={msg('past-games.past-games-list.pages-of-results')}
            page={Math.min(asked.page, pages)}
            pages={pages}
            onPageChange={(page) => onSearch({ ...search, page })}
          />
        </footer>
      )}
    </div>
  )
}

const gamesText = (total: number) =>
  total === 1 ? msg('past-games.past-games-list.1-game') : msg('past-games.past-games-list.games', { total })

/** Returns the last response, also after a later request has failed. */
function useLastData<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div role="status" className="panel">
      <EmptyState
        icon={<Search aria-hidden="true" />}
        title={msg('past-games.past-games-list.no-results')}
        action={
          <button type="button" onClick={onClear} className="min-h-11 px-3 font-semibold text-flood underline">
            {msg('past-games.past-games-list.show-all-games')}
          </button>
        }
      >
        {msg('past-games.past-games-list.sorry-there-were-no')}
      </EmptyState>
    </div>
  )
}

function FirstTime({ findGame }: { findGame: ReactNode }) {
  return (
    <div className="panel">
      <EmptyState title={msg('past-games.past-games-list.no-games-yet')} action={findGame}>
        {msg('past-games.past-games-list.your-games-appear-here')}
      </EmptyState>
    </div>
  )
}
