import { createMatch, type MatchId } from '@bettle/contract'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { FormBody, FormProblem, StepperInput, SubmitButton, TextInput, useForm } from '../../form/index.ts'
import { Button, Dialog, notify } from '../../ui/index.ts'

interface CreateMatchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (matchId: MatchId) => void
}

const team = (prompt: string) => z.string().check(z.trim(), z.minLength(1, prompt), z.maxLength(60))

const NewMatch = z.object({
  homeTeam: team('Please name the home team'),
  awayTeam: team('Please name the away team'),
  startTime: z.string(),
  tempo: z.number(),
})

/** A new match: its teams, when it is to begin, and how fast its clock runs. */
export function CreateMatchDialog({ open, onOpenChange, onCreated }: CreateMatchDialogProps) {
  const form = useForm({
    schema: NewMatch,
    defaults: { homeTeam: '', awayTeam: '', startTime: '', tempo: 1 },
    submit: ({ startTime, ...match }) =>
      call(createMatch, {
        body: { ...match, ...(startTime && { startTime: new Date(startTime).toISOString() }) },
      }),
    messages: { 400: 'Bad request: Check all fields are valid', 500: 'Server error: Please try again' },
    failed: 'Failed to create match',
    onSuccess: ({ match }) => {
      notify.success(`${match.homeTeam} v ${match.awayTeam} is ready.`)
      form.reset()
      onOpenChange(false)
      onCreated(match._id)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New match"
      description="Two halves, ten-minute rounds and priced options come with it."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <SubmitButton form={form} text={(status) => (status === 'fail' ? 'Retry' : 'Create match')} />
        </>
      }
    >
      <FormBody form={form} label="New match" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextInput form={form} name="homeTeam" label="Home team" required maxLength={60} />
        <TextInput form={form} name="awayTeam" label="Away team" required maxLength={60} />
        <TextInput form={form} name="startTime" label="Planned kick-off" type="datetime-local" />
        <StepperInput
          form={form}
          name="tempo"
          label="Tempo"
          hint="Match minutes per minute"
          min={1}
          max={600}
          step={1}
        />
        <div className="sm:col-span-2">
          <FormProblem form={form} />
        </div>
      </FormBody>
    </Dialog>
  )
}
