import { undoAction } from '@bettle/contract'
import { Consequences } from '../../../admin-ui/consequences.tsx'
import { ConfirmDialog } from '../../../ui/index.ts'
import type { MustAsk } from '../offline-queue/sending.ts'
import { useOperation } from '../use-operation.ts'

/** Asks before an action that sets the match clock is undone, and shows the consequences for bets. */
export function UndoQuestion({ question: { action }, onClose }: { question: MustAsk; onClose: () => void }) {
  const undo = useOperation(undoAction, () => 'Undone.')
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Undo: ${HALVES[action.kind] ?? action.kind}?`}
      confirmText="Undo"
      pending={undo.isPending}
      onConfirm={() => undo.mutate({ params: { id: action._id } }, { onSettled: onClose })}
    >
      <Consequences action={{ kind: 'undo', actionId: action._id }} />
    </ConfirmDialog>
  )
}

const HALVES: Readonly<Record<string, string>> = {
  'start-half': 'the start of the half',
  'end-half': 'the end of the half',
  'end-match': 'the end of the match',
  'reopen-half': 'the reopening of the half',
  'pause-half': 'the interruption of play',
  'resume-half': 'the end of the interruption',
  'update-half': 'the corrected kick-off',
  'restore-times': 'the restored clock',
}
