import { confirmResults, endMatch, type Match, type MatchHalf, manualTrigger, updateRounds } from '@bettle/contract'
import { BadgeCheck, Copy, Flag, OctagonX, RefreshCw, Zap } from 'lucide-react'
import { useState } from 'react'
import { AbandonDialog } from '../../admin-ui/abandon-dialog.tsx'
import { Consequences } from '../../admin-ui/consequences.tsx'
import { isOver } from '../../admin-ui/under-control.ts'
import { call } from '../../api/call.ts'
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
    done: 'All rounds that have ended are settled',
    failed: 'Failed to settle the rounds',
  })
  const [isWithoutHalf, setWithoutHalf] = useState(false)
  const updating = useAction((halfId: MatchHalf['_id']) => call(updateRounds, { body: { halfId } }), {
    done: 'The rounds are up to date',
    failed: 'Failed to update rounds',
  })
  const ending = useAction(() => call(endMatch, { body }), {
    done: 'The match has ended',
    failed: 'Failed to end match',
  })
  const confirming = useAction(() => call(confirmResults, { body }), {
    done: 'The results are final',
    failed: 'Failed to confirm results',
  })
  const mutation = asked === 'confirm' ? confirming : ending
  return (
    <Fold title="Control">
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            icon={<Copy aria-hidden="true" />}
            disabled={match.status !== 'upcoming'}
            onClick={() => setAsked('copy')}
          >
            Copy from another match
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
            Update Rounds
          </Button>
          <Button
            size="sm"
            icon={<Zap aria-hidden="true" />}
            loading={settling.isPending}
            onClick={() => void settling.press(undefined)}
          >
            Settle ended rounds
          </Button>
          <Button
            size="sm"
            icon={<BadgeCheck aria-hidden="true" />}
            disabled={match.status !== 'completed' || match.resultsConfirmedAt !== null}
            onClick={() => setAsked('confirm')}
          >
            {match.resultsConfirmedAt ? 'Results confirmed' : 'Confirm results'}
          </Button>
          <Button
            icon={<Flag aria-hidden="true" />}
            disabled={match.status !== 'active'}
            onClick={() => setAsked('end')}
          >
            End match
          </Button>
          <Button
            variant="danger"
            icon={<OctagonX aria-hidden="true" />}
            disabled={isOver(match)}
            onClick={() => setAsked('abandon')}
          >
            Abandon match
          </Button>
        </div>
        {match.abandonedReason !== null && <p className="text-muted text-sm">Abandoned: {match.abandonedReason}</p>}
        <Problem
          of={[
            isWithoutHalf ? 'No half selected' : updating.problem,
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
              ? 'The results become final. After that, each change needs a reason that every player sees.'
              : 'A running half ends now. Later rounds are not played. Bets on later rounds are void, and the stakes go back to the players.'}
          </p>
          <Consequences action={{ kind: asked === 'confirm' ? 'confirm-results' : 'end-match', matchId: match._id }} />
        </div>
      </ConfirmDialog>
      {asked === 'copy' && <CopyMatch match={match} onClose={close} />}
      {asked === 'abandon' && <AbandonDialog match={match} onClose={close} />}
    </Fold>
  )
}
