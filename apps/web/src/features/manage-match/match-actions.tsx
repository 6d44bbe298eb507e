import { confirmResults, endMatch, type Match, type MatchHalf, manualTrigger, updateRounds } from '@bettle/contract'
import { BadgeCheck, Copy, Flag, OctagonX, RefreshCw, Zap } from 'lucide-react'
import { useState } from 'react'
import { AbandonDialog } from '../../admin-ui/abandon-dialog.tsx'
import { Consequences } from '../../admin-ui/consequences.tsx'
import { isOver } from '../../admin-ui/under-control.ts'
import { call } from '../../api/call.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ConfirmDialog, Fold } from '../../ui/index.ts'
import { CopyMatch } from './copy/copy-match.tsx'
import { Problem } from './problem.tsx'
import { useAction } from './use-action.ts'

type Asked = 'copy' | 'end' | 'confirm' | 'abandon'

/** The buttons for actions on the whole match. */
export function MatchActions({ match }: { match: Match }) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const body = { matchId: match._id }
  const half = match.halves.findLast(({ status }) => status === 'active') ?? match.halves[0]
  const settling = useAction(() => call(manualTrigger, { body }), {
    done: msg('manage-match.match-actions.all-rounds-that-have'),
    failed: msg('manage-match.match-actions.failed-to-settle-the'),
  })
  const [isWithoutHalf, setWithoutHalf] = useState(false)
  const updating = useAction((halfId: MatchHalf['_id']) => call(updateRounds, { body: { halfId } }), {
    done: msg('manage-match.match-actions.the-rounds-are-up'),
    failed: msg('manage-match.match-actions.failed-to-update-rounds'),
  })
  const ending = useAction(() => call(endMatch, { body }), {
    done: msg('manage-match.match-actions.the-match-has-ended'),
    failed: msg('manage-match.match-actions.failed-to-end-match'),
  })
  const confirming = useAction(() => call(confirmResults, { body }), {
    done: msg('manage-match.match-actions.the-results-are-final'),
    failed: msg('manage-match.match-actions.failed-to-confirm-results'),
  })
  const mutation = asked === 'confirm' ? confirming : ending
  return (
    <Fold title={msg('manage-match.match-actions.control')}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            icon={<Copy aria-hidden="true" />}
            disabled={match.status !== 'upcoming'}
            onClick={() => setAsked('copy')}
          >
            {msg('manage-match.match-actions.copy-from-another-match')}
          </Button>
          <Button
            size="sm"
            icon={<RefreshCw aria-hidden="true" />}
            loading={updating.isPending}
            onClick={() => {
              setWithoutHalf(!half)
              if (half) void updating.press(half._id)
            }}
          >
            {msg('manage-match.match-actions.update-rounds')}
          </Button>
          <Button
            size="sm"
            icon={<Zap aria-hidden="true" />}
            loading={settling.isPending}
            onClick={() => void settling.press(undefined)}
          >
            {msg('manage-match.match-actions.settle-ended-rounds')}
          </Button>
          <Button
            size="sm"
            icon={<BadgeCheck aria-hidden="true" />}
            disabled={match.status !== 'completed' || match.resultsConfirmedAt !== null}
            onClick={() => setAsked('confirm')}
          >
            {match.resultsConfirmedAt
              ? msg('manage-match.match-actions.results-confirmed')
              : msg('manage-match.match-actions.confirm-results')}
          </Button>
          <Button
            icon={<Flag aria-hidden="true" />}
            disabled={match.status !== 'active'}
            onClick={() => setAsked('end')}
          >
            {msg('manage-match.match-actions.end-match')}
          </Button>
          <Button
            variant="danger"
            icon={<OctagonX aria-hidden="true" />}
            disabled={isOver(match)}
            onClick={() => setAsked('abandon')}
          >
            {msg('manage-match.match-actions.abandon-match')}
          </Button>
        </div>
        {match.abandonedReason !== null && (
          <p className="text-muted text-sm">
            {msg('manage-match.match-actions.abandoned-abandoned-reason', { abandonedReason: match.abandonedReason })}
          </p>
        )}
        <Problem
          of={[
            isWithoutHalf ? msg('manage-match.match-actions.no-half-selected') : updating.problem,
            settling.problem,
            ending.problem,
            confirming.problem,
          ]}
        />
      </div>
      <ConfirmDialog
        open={asked === 'end' || asked === 'confirm'}
        onOpenChange={(open) => !open && close()}
        danger={asked === 'end'}
        pending={mutation.isPending}
        onConfirm={() => void mutation.press(undefined).then(close)}
      >
        <div className="grid gap-3">
          <p>
            {asked === 'confirm'
              ? msg('manage-match.match-actions.the-results-become-final')
              : msg('manage-match.match-actions.a-running-half-ends')}
          </p>
          <Consequences action={{ kind: asked === 'confirm' ? 'confirm-results' : 'end-match', matchId: match._id }} />
        </div>
      </ConfirmDialog>
      {asked === 'copy' && <CopyMatch match={match} onClose={close} />}
      {asked === 'abandon' && <AbandonDialog match={match} onClose={close} />}
    </Fold>
  )
}
