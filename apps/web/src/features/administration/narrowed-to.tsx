import { X } from 'lucide-react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import type { AdminSearch } from '../../admin-ui/records/records-search.ts'
import { msg } from '../../texts/msg.ts'

interface NarrowedToProps {
  /** The route of the list. */
  list: 'lobbies' | 'lobby-users' | 'user-bets'
  given: Pick<AdminSearch, 'lobbyId' | 'matchId'> | undefined
}

const TEXTS = {
  lobbies: {
    lobby: msg('administration.narrowed-to.this-list-shows-only'),
    match: msg('administration.narrowed-to.this-list-shows-only-the'),
    all: msg('administration.narrowed-to.list-all-lobbies'),
  },
  'lobby-users': {
    lobby: msg('administration.narrowed-to.this-list-shows-only-the-members'),
    match: msg('administration.narrowed-to.this-list-shows-only-the-members-of'),
    all: msg('administration.narrowed-to.list-all-members'),
  },
  'user-bets': {
    lobby: msg('administration.narrowed-to.this-list-shows-only-the-bets'),
    match: msg('administration.narrowed-to.this-list-shows-only-the-bets-of'),
    all: msg('administration.narrowed-to.list-all-bets'),
  },
}

/** Says that the list is restricted to a lobby or match, with a link to the full list. */
export function NarrowedTo({ list, given }: NarrowedToProps) {
  const of = given?.lobbyId !== undefined ? 'lobby' : given?.matchId !== undefined ? 'match' : undefined
  if (of === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line-strong bg-raised px-3 py-1">
      <p role="status" className="min-w-0 font-semibold">
        {TEXTS[list][of]}
      </p>
      <AdminLink
        to={list}
        search={{}}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm underline underline-offset-4"
      >
        <X aria-hidden="true" className="size-4" /> {TEXTS[list].all}
      </AdminLink>
    </div>
  )
}
