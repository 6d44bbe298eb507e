import type { LobbyId, Removal } from '@bettle/contract'
import { UserX, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { reasonText } from '../../match-ui/reason-text.ts'
import { accountStore } from '../../store/store.ts'
import { msg } from '../../texts/msg.ts'
import { IconButton } from '../../ui/index.ts'

/**
 * The removals whose notice the user has dismissed, until the page is reloaded. Each removal has its own notice,
 * because a spectator may later be removed from the lobby.
 */
const dismissed = accountStore<readonly string[]>(() => [])

interface RemovedNoticeProps {
  lobbyId: LobbyId
  removed: Removal
  onDismiss?: () => void
}

/** Says to a member that they were made a spectator or removed: by whom, why, and what they keep. */
export function RemovedNotice({ lobbyId, removed, onDismiss }: RemovedNoticeProps) {
  const dismissedNow = useSyncExternalStore(dismissed.subscribe, dismissed.get)
  const removal = `${lobbyId} ${removed.to}`
  if (dismissedNow.includes(removal)) return null
  return (
    <section
      aria-label={msg('moderation.removed-notice.you-were-removed')}
      className="flex animate-rise items-start gap-3 rounded-panel border border-closing/45 bg-panel py-1.5 pe-1.5 ps-4"
    >
      <UserX aria-hidden="true" className="mt-3 size-5 shrink-0 text-closing" />
      <p role="status" className="min-w-0 flex-1 py-3 text-sm">
        <span className="font-semibold">
          {msg('moderation.removed-notice.has-removed-you-from', {
            username: removed.by.username,
            isOut: removed.to === 'out',
          })}
        </span>{' '}
        <RemovalReason removed={removed} />{' '}
        <span className="text-muted">
          {msg('moderation.removed-notice.you-cannot-come-back', { isOut: removed.to === 'out' })}
        </span>
      </p>
      <IconButton
        label={msg('moderation.removed-notice.dismiss')}
        tooltip={false}
        icon={<X aria-hidden="true" />}
        onClick={() => {
          dismissed.set([...dismissedNow, removal])
          onDismiss?.()
        }}
      />
    </section>
  )
}

/** The reason of a removal, as its author wrote it. */
export function RemovalReason({ removed: { why } }: { removed: Removal }) {
  return why && <span className="wrap-anywhere">“{reasonText(why)}”</span>
}
