import type { LobbyId, Removal } from '@bettle/contract'
import { reasonInWords } from '@bettle/rules'
import { UserX, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { accountStore } from '../../memory/store.ts'
import { IconButton } from '../../ui/index.ts'

/** Put away until the page is opened anew. */
const putAway = accountStore<readonly LobbyId[]>(() => [])

/** That one may only watch from now on, by whom and why, and what is left to one. */
export function RemovedNotice({ lobbyId, removed }: { lobbyId: LobbyId; removed: Removal }) {
  const away = useSyncExternalStore(putAway.subscribe, putAway.get)
  if (away.includes(lobbyId)) return null
  return (
    <section
      aria-label="You were removed"
      className="flex animate-rise items-start gap-3 rounded-panel border border-closing/45 bg-panel py-1.5 pr-1.5 pl-4"
    >
      <UserX aria-hidden="true" className="mt-3 size-5 shrink-0 text-closing" />
      <p role="status" className="min-w-0 flex-1 py-3 text-sm">
        <span className="font-semibold">{removed.by.username} has removed you from the players.</span>{' '}
        <RemovalReason removed={removed} />{' '}
        <span className="text-muted">
          You watch from now on. A bet you have placed still settles, and you stay in the ranking.
        </span>
      </p>
      <IconButton
        label="Put away"
        tooltip={false}
        icon={<X aria-hidden="true" />}
        onClick={() => putAway.set([...away, lobbyId])}
      />
    </section>
  )
}

/** In the words of whoever did it. */
export function RemovalReason({ removed: { why } }: { removed: Removal }) {
  return why && <span className="wrap-anywhere">“{reasonInWords(why)}”</span>
}
