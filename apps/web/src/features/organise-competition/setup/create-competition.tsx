import { type Competition, type CompetitionId, createCompetition, listCompetitions } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { useForm } from '../../../form/index.ts'
import { serverNow } from '../../../push/clock/server-clock.ts'
import { competitionQuery } from '../../../push/competition/use-competition.ts'
import { msg } from '../../../texts/msg.ts'
import { Notice, notify } from '../../../ui/index.ts'
import { CompetitionForm } from './competition-form.tsx'
import {
  CompetitionFields,
  type CompetitionValues,
  newCompetitionOf,
  newValues,
  valuesAgain,
} from './competition-values.ts'
import type { RulesDialog } from './game-rules.tsx'

interface CreateCompetitionProps {
  isAdmin: boolean
  RulesDialog: RulesDialog
  /**
   * An earlier competition. The form starts with its rules, and names its players so that the organiser can share the
   * code with them.
   */
  again?: Competition | undefined
  onCreated: (id: CompetitionId) => void
}

/** Creates a competition from a preset, or with the rules of an earlier competition. */
export function CreateCompetition({ isAdmin, RulesDialog, again, onCreated }: CreateCompetitionProps) {
  const queryClient = useQueryClient()
  const [defaults] = useState(() => (again ? valuesAgain(again, serverNow(), { isAdmin }) : newValues(serverNow())))
  const form = useForm<CompetitionValues, unknown, Awaited<ReturnType<typeof create>>>({
    schema: CompetitionFields,
    defaults,
    submit: (): ReturnType<typeof create> => create(form.fields.getAll()),
    failed: msg('organise-competition.create-competition.the-competition-was-not'),
    onSuccess: (reply) => {
      const { _id } = reply.competition
      queryClient.setQueryData(competitionQuery(_id).queryKey, reply)
      void queryClient.invalidateQueries({ queryKey: queryOf(listCompetitions, {}).queryKey })
      notify.success(msg('organise-competition.create-competition.the-competition-was-created'))
      onCreated(_id)
    },
  })
  return (
    <>
      {again && (
        <Notice>
          {msg('organise-competition.create-competition.the-rules-of-are', {
            againName: again.name,
            names: namesOf(again),
          })}
        </Notice>
      )}
      <CompetitionForm
        form={form}
        isAdmin={isAdmin}
        RulesDialog={RulesDialog}
        submitText={msg('organise-competition.create-competition.create-competition')}
      />
    </>
  )
}

const create = (values: CompetitionValues) => call(createCompetition, { body: newCompetitionOf(values) })

/** The number of players that are named. Further players are only counted. */
const NAMED = 10

function namesOf({ players }: Competition): string {
  const names = players.map(({ user }) => user.username)
  if (names.length === 0) return msg('organise-competition.create-competition.your-players')
  const rest = names.length - NAMED
  return rest > 0
    ? msg('organise-competition.create-competition.and-more-names-rest', {
        names: names.slice(0, NAMED).join(', '),
        rest,
      })
    : names.join(', ')
}
