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
import { notify } from '../../../ui/index.ts'

const team = (prompt: string) => z.string().check(z.trim(), z.minLength(1, prompt), z.maxLength(60))

const NewMatch = z.object({
  homeTeam: team('Please name the home team'),
  awayTeam: team('Please name the away team'),
  startTime: LocalTime,
  tempo: z.number(),
})

const MESSAGES = { 400: 'Bad request: Check all fields are valid', 500: 'Server error: Please try again' }

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
      notify.success(`The match ${match.homeTeam} v ${match.awayTeam} was created.`)
      onCreated(match)
    },
  })
}

/** Without a response the page does not know whether the server has created the match. */
function failureOf(error: unknown): string {
  const isAnswer = error instanceof CallError && error.status > 0
  return `${isAnswer ? 'Failed to create match' : 'Error creating match'}. ${messageOf(error)}`
}

/** The fields of a new match: teams, planned kick-off and tempo. */
export function NewMatchFields({ form }: { form: ReturnType<typeof useNewMatchForm> }) {
  return (
    <FormBody form={form} label="New match" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextInput form={form} name="homeTeam" label="Home team" required maxLength={60} />
      <TextInput form={form} name="awayTeam" label="Away team" required maxLength={60} />
      <LocalTimeInput form={form} name="startTime" label="Planned kick-off" />
      <StepperInput
        form={form}
        name="tempo"
        label="Tempo"
        hint="Match minutes in one real minute"
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
