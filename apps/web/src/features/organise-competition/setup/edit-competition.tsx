import { type Competition, type CompetitionChange, listCompetitions, updateCompetition } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { useForm } from '../../../form/index.ts'
import { competitionQuery } from '../../../push/competition/use-competition.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, notify } from '../../../ui/index.ts'
import { CompetitionForm } from './competition-form.tsx'
import { CompetitionFields, type CompetitionValues, changeOf, valuesOf } from './competition-values.ts'
import type { RulesDialog } from './game-rules.tsx'

interface EditCompetitionProps {
  competition: Competition
  isAdmin: boolean
  RulesDialog: RulesDialog
  onClose: () => void
}

/** Changes a competition. This is possible until its draw. */
export function EditCompetition({ competition, isAdmin, RulesDialog, onClose }: EditCompetitionProps) {
  const queryClient = useQueryClient()
  const [opened] = useState(() => valuesOf(competition))
  const params = { competitionId: competition._id }
  const save = (body: CompetitionChange) => call(updateCompetition, { params, body })
  const form = useForm<CompetitionValues, unknown, Awaited<ReturnType<typeof save>>>({
    schema: CompetitionFields,
    defaults: opened,
    submit: (): ReturnType<typeof save> => save(changeOf(form.fields.getAll(), opened)),
    failed: msg('organise-competition.edit-competition.the-competition-was-not'),
    onSuccess: (reply) => {
      queryClient.setQueryData(competitionQuery(competition._id).queryKey, reply)
      void queryClient.invalidateQueries({ queryKey: queryOf(listCompetitions, {}).queryKey })
      notify.success(msg('organise-competition.edit-competition.the-competition-was-saved'))
      onClose()
    },
  })
  return (
    <CompetitionForm
      form={form}
      isAdmin={isAdmin}
      RulesDialog={RulesDialog}
      isExisting
      fixtures={competition.fixtures.filter(({ status }) => status !== 'failed').length}
      submitText={msg('organise-competition.edit-competition.save-changes')}
      cancel={
        <Button size="lg" variant="ghost" onClick={onClose}>
          {msg('organise-competition.edit-competition.cancel')}
        </Button>
      }
    />
  )
}
