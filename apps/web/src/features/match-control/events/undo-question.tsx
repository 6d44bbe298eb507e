import { undoAction } from '@bettle/contract'
import { Consequences } from '../../../admin-ui/consequences.tsx'
import { msg } from '../../../texts/msg.ts'
import { ConfirmDialog } from '../../../ui/index.ts'
import type { MustAsk } from '../offline-queue/sending.ts'
import { useOperation } from '../use-operation.ts'

/** Asks before an action that sets the match clock is undone, and shows the consequences for bets. */
export function UndoQuestion({ question: { action }, onClose }: { question: MustAsk; onClose: () => void }) {
  const undo = useOperation(undoAction, () => msg('match-control.undo-question.undone'))
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={msg('match-control.undo-question.undo-halves', { halves: HALVES[action.kind] ?? action.kind })}
      confirmText={msg('match-control.undo-question.undo')}
      pending={undo.isPending}
      onConfirm={() => undo.mutate({ params: { id: action._id } }, { onSettled: onClose })}
    >
      <Consequences action={{ kind: 'undo', actionId: action._id }} />
    </ConfirmDialog>
  )
}

const HALVES: Readonly<Record<string, string>> = {
  'start-half': msg('match-control.undo-question.the-start-of-the'),
  'end-half': msg('match-control.undo-question.the-end-of-the'),
  'end-match': msg('match-control.undo-question.the-end-of-the-match'),
  'reopen-half': msg('match-control.undo-question.the-reopening-of-the'),
  'pause-half': msg('match-control.undo-question.the-interruption-of-play'),
  'resume-half': msg('match-control.undo-question.the-end-of-the-interruption'),
  'update-half': msg('match-control.undo-question.the-corrected-kick-off'),
  'restore-times': msg('match-control.undo-question.the-restored-clock'),
}
