import type { Match } from '@bettle/contract'
import { ChevronDown, ChevronRight, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog, Notice } from '../../../ui/index.ts'

const ROW =
  'flex min-h-12 w-full list-none flex-wrap items-center gap-x-2 rounded-control border border-line bg-raised px-4 py-2 text-start transition-colors hover:border-line-strong [&::-webkit-details-marker]:hidden'

interface FriendsDialogProps {
  match: Match
  isPending: boolean
  problem: string | undefined
  /** The reason why the user cannot open any lobby. */
  hindrance: ReactNode
  /** The name of the one who records the match, such as 'Official'. */
  recorder: string
  /** The choice of who records the match; left out if there is none. */
  recorderChoice?: ReactNode
  onOpen: () => void
  onRules: () => void
  onClose: () => void
}

/** Opens a private lobby for friends with one press. All settings of a lobby are one press away. */
export function FriendsDialog({
  match,
  isPending,
  problem,
  hindrance,
  recorder,
  recorderChoice,
  onOpen,
  onRules,
  onClose,
}: FriendsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      phone="fitted"
      title={msg('hub.friends-dialog.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
      description={msg('hub.friends-dialog.your-friends-join-with')}
    >
      <div className="flex flex-col gap-3">
        {hindrance}
        <Button
          data-autofocus
          variant="primary"
          size="lg"
          block
          loading={isPending}
          disabled={Boolean(hindrance)}
          icon={<Users aria-hidden="true" />}
          onClick={onOpen}
        >
          {msg('hub.friends-dialog.play-with-friends')}
        </Button>
        <div role="alert">{problem && <Notice tone="error">{problem}</Notice>}</div>
        {recorderChoice ? (
          <details className="group/recorder">
            <summary className={ROW}>
              <span className="text-muted">{msg('hub.friends-dialog.recorded-by')}</span>
              <span className="font-semibold">{recorder}</span>
              <ChevronDown
                aria-hidden="true"
                className="ms-auto size-5 shrink-0 text-faint transition-transform group-open/recorder:rotate-180"
              />
            </summary>
            <div className="flex flex-col gap-3 pt-3">{recorderChoice}</div>
          </details>
        ) : (
          <p className="wrap-anywhere px-4 text-muted text-sm empty:hidden">{recorder}</p>
        )}
        <button type="button" className={ROW} disabled={isPending} onClick={onRules}>
          <span className="text-muted">{msg('hub.friends-dialog.house-rules')}</span>{' '}
          <span className="font-semibold">{msg('hub.friends-dialog.classic')}</span>
          <ChevronRight aria-hidden="true" className="ms-auto size-5 shrink-0 text-faint" />
        </button>
      </div>
    </Dialog>
  )
}
