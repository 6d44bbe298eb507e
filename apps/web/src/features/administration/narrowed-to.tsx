import { X } from 'lucide-react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import type { AdminSearch } from '../../admin-ui/records/records-search.ts'

interface NarrowedToProps {
  /** The route of the list. */
  list: 'lobbies' | 'lobby-users' | 'user-bets'
  /** The plural of the listed records, such as 'members'. */
  what: string
  given: Pick<AdminSearch, 'lobbyId' | 'matchId'> | undefined
}

/** Says that the list is restricted to a lobby or match, with a link to the full list. */
export function NarrowedTo({ list, what, given }: NarrowedToProps) {
  const of = given?.lobbyId !== undefined ? 'lobby' : given?.matchId !== undefined ? 'match' : undefined
  if (of === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line-strong bg-raised px-3 py-1">
      <p role="status" className="min-w-0 font-semibold">
        This list shows only the {what} of one {of}.
      </p>
      <AdminLink
        to={list}
        search={{}}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm underline underline-offset-4"
      >
        <X aria-hidden="true" className="size-4" /> List all {what}
      </AdminLink>
    </div>
  )
}
