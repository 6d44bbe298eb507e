import { type Competition, decideCompetition, proposeDecision } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { TextInput, useForm } from '../../../form/index.ts'
import { competitionQuery } from '../../../push/competition/use-competition.ts'
import { msg } from '../../../texts/msg.ts'
import { notify } from '../../../ui/index.ts'
import type { DecisionToMake } from './decision-facts.ts'
import { DecisionPreview, previewQuery } from './decision-preview.tsx'
import { canPropose } from './preview-text.ts'

const Fields = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, msg('organise-competition.decision-dialog.please-say-why')), z.maxLength(300)),
})

interface DecisionDialogProps extends DecisionToMake {
  competition: Competition
  onClose: () => void
}

/**
 * Asks for confirmation of a decision. The dialog shows what changes, and asks for a reason that every player can read. A
 * decision that the organiser may not make is proposed to the players instead, if they may vote on it.
 */
export function DecisionDialog({
  competition,
  decision,
  title,
  explanation,
  submitText,
  done,
  isDanger,
  onClose,
}: DecisionDialogProps) {
  const queryClient = useQueryClient()
  const params = { competitionId: competition._id }
  const form = useForm({
    schema: Fields,
    defaults: { reason: '' },
    submit: ({ reason }) =>
      call(isProposal ? proposeDecision : decideCompetition, { params, body: { decision, reason } }),
    failed: msg('organise-competition.decision-dialog.the-decision-was-not'),
    onSuccess: (reply) => {
      queryClient.setQueryData(competitionQuery(competition._id).queryKey, reply)
      notify.success(isProposal ? msg('organise-competition.decision-dialog.the-players-can-vote') : done)
      onClose()
    },
  })
  // The preview is not requested again when the decision itself changes the competition, because the server would
  // refuse it.
  const previewed = useUntil(form.status === 'pending' || form.status === 'success', competition)
  const preview = useQuery(previewQuery(previewed, decision))
  const isProposal = canPropose(competition, preview.data?.refusal)
  return (
    <FormDialog
      form={form}
      title={title}
      description={explanation}
      label={submitText}
      submitText={isProposal ? msg('organise-competition.decision-dialog.propose-to-the-players') : submitText}
      cancelText={msg('organise-competition.decision-dialog.back')}
      isDanger={isDanger && !isProposal}
      isBlocked={preview.data === undefined || (preview.data.refusal != null && !isProposal)}
      intro={<DecisionPreview competition={previewed} decision={decision} />}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="reason"
        label={msg('organise-competition.decision-dialog.reason')}
        required
        maxLength={300}
        autoComplete="off"
        hint={msg('organise-competition.decision-dialog.every-player-can-read')}
        data-autofocus
      />
    </FormDialog>
  )
}

/** Returns the current value until `isOver`, and then the last value before that. */
function useUntil<Value>(isOver: boolean, value: Value): Value {
  const [kept, setKept] = useState(value)
  if (!isOver && kept !== value) setKept(value)
  return isOver ? kept : value
}
