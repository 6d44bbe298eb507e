import { type Competition, decideCompetition, proposeDecision } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { FormBody } from '../../../form/form-body.tsx'
import { FormProblem } from '../../../form/form-problem.tsx'
import { SubmitButton, TextInput, useForm } from '../../../form/index.ts'
import { competitionQuery } from '../../../push/competition/use-competition.ts'
import { Button, Dialog, notify } from '../../../ui/index.ts'
import type { DecisionToMake } from './decision-facts.ts'
import { DecisionPreview, previewQuery } from './decision-preview.tsx'
import { canPropose } from './preview-text.ts'

const Fields = z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'Please say why'), z.maxLength(300)) })

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
    failed: 'The decision was not made',
    onSuccess: (reply) => {
      queryClient.setQueryData(competitionQuery(competition._id).queryKey, reply)
      notify.success(isProposal ? 'The players can vote now' : done)
      onClose()
    },
  })
  const isPending = form.status === 'pending'
  // The preview is not requested again when the decision itself changes the competition, because the server would
  // refuse it.
  const previewed = useUntil(isPending || form.status === 'success', competition)
  const preview = useQuery(previewQuery(previewed, decision))
  const isProposal = canPropose(competition, preview.data?.refusal)
  return (
    <Dialog
      open
      size="sm"
      phone="fitted"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      description={explanation}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            Back
          </Button>
          <SubmitButton
            form={form}
            variant={isDanger && !isProposal ? 'danger' : 'primary'}
            text={isProposal ? 'Propose to the players' : submitText}
            disabled={preview.data === undefined || (preview.data.refusal != null && !isProposal)}
          />
        </>
      }
    >
      <DecisionPreview competition={previewed} decision={decision} />
      <FormBody form={form} label={submitText} className="mt-5 flex flex-col gap-4">
        <TextInput
          form={form}
          name="reason"
          label="Reason"
          required
          maxLength={300}
          autoComplete="off"
          hint="Every player can read this reason."
          data-autofocus
        />
        <FormProblem form={form} />
      </FormBody>
    </Dialog>
  )
}

/** Returns the current value until `isOver`, and then the last value before that. */
function useUntil<Value>(isOver: boolean, value: Value): Value {
  const [kept, setKept] = useState(value)
  if (!isOver && kept !== value) setKept(value)
  return isOver ? kept : value
}
