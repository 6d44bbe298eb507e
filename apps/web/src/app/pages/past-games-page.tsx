import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PastGamesList } from '../../features/past-games/past-games-list.tsx'
import { type PastGamesSearch, pastGamesSearch } from '../../features/past-games/past-games-search.ts'
import type { RenderResultLink } from '../../features/past-games/past-games-table.tsx'
import { msg } from '../../texts/msg.ts'
import { Button } from '../../ui/index.ts'
import { OwnPage } from '../layouts/own-page.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

/** The page with the user's finished games. The address contains the search and the page number. */
export function PastGamesPage() {
  const search = useSearch({ from: '/signed-in/previous-results' })
  const navigate = useNavigate()
  useDocumentTitle({ title: msg('pages.past-games-page.previous-results') })
  const onSearch = useCallback(
    (request: PastGamesSearch) => {
      const next = pastGamesSearch({ ...request })
      // Each page is a step in the browser history; each typed letter of a search is not.
      const replace = next.q !== search.q
      void navigate({ to: '/previous-results', search: next, replace, resetScroll: next.page !== search.page })
    },
    [navigate, search],
  )
  const link: RenderResultLink = (lobbyId, props) => (
    <Link to="/previous-results/$lobbyId" params={{ lobbyId }} search={search} {...props} />
  )
  return (
    <OwnPage title={msg('pages.past-games-page.previous-results-2')}>
      <PastGamesList
        search={search}
        onSearch={onSearch}
        link={link}
        findGame={
          <Button asChild variant="primary">
            <Link to="/">{msg('pages.past-games-page.find-a-game')}</Link>
          </Button>
        }
      />
    </OwnPage>
  )
}
