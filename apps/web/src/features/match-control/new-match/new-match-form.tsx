import { createMatch, type Match } from '@bettle/contract'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { CallError, messageOf } from '../../../api/call-error.ts'
import {
  FormBody,
  FormProblem,
  LocalTime,
  LocalTimeInput,
  StepperInput,
  TextInput,
  useForm,
} from '../../../form/index.ts'
import { timeOf } from '../../../text/local-time.ts'
import { msg } from '../../../texts/msg.ts'
import { notify } from '../../../ui/index.ts'

const team = (prompt: string) => z.string().check(z.trim(), z.minLength(1, prompt), z.maxLength(60))

const NewMatch = z.object({
  homeTeam: team(msg('match-control.new-match-form.please-name-the-home')),
  awayTeam: team(msg('match-control.new-match-form.please-name-the-away')),
  startTime: LocalTime,
  tempo: z.number(),
})

const MESSAGES = {
  400: msg('match-control.new-match-form.bad-request-check-all'),
  500: msg('match-control.new-match-form.server-error-please-try'),
}

/** The form of a new match. The server creates the match only when the form is submitted. */
export function useNewMatchForm(onCreated: (match: Match) => void) {
  return useForm({
    schema: NewMatch,
    defaults: { homeTeam: '', awayTeam: '', startTime: '', tempo: 1 },
    submit: async ({ startTime, ...match }) => {
      const body = { ...match, ...(startTime && { startTime: timeOf(startTime) }) }
      try {
        return await call(createMatch, { body })
      } catch (error) {
        throw error instanceof CallError && error.status in MESSAGES ? error : failureOf(error)
      }
    },
    messages: MESSAGES,
    onSuccess: ({ match }) => {
      notify.success(
        msg('match-control.new-match-form.the-match-v-was', { homeTeam: match.homeTeam, awayTeam: match.awayTeam }),
      )
      onCreated(match)
    },
  })
}

/** Without a response the page does not know whether the server has created the match. */
function failureOf(error: unknown): string {
  const isAnswer = error instanceof CallError && error.status > 0
  return msg('match-control.new-match-form.failed-to-create-match', { isAnswer, problem: messageOf(error) })
}

/** The fields of a new match: teams, planned kick-off and tempo. */
export function NewMatchFields({ form }: { form: ReturnType<typeof useNewMatchForm> }) {
  return (
    <FormBody
      form={form}
      label={msg('match-control.new-match-form.new-match')}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
    >
      <TextInput
        form={form}
        name="homeTeam"
        label={msg('match-control.new-match-form.home-team')}
        required
        maxLength={60}
      />
      <TextInput
        form={form}
        name="awayTeam"
        label={msg('match-control.new-match-form.away-team')}
        required
        maxLength={60}
      />
      <LocalTimeInput form={form} name="startTime" label={msg('match-control.new-match-form.planned-kick-off')} />
      <StepperInput
        form={form}
        name="tempo"
        label={msg('match-control.new-match-form.tempo')}
        hint={msg('match-control.new-match-form.match-minutes-in-one')}
        min={1}
        max={600}
        step={1}
      />
      <div className="sm:col-span-2">
        <FormProblem form={form} />
      </div>
    </FormBody>
  )
}
