import { adminListMatches, type Match, updateMatch } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { FormBody, LocalTime, LocalTimeInput, StepperInput, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { localTime, timeOf } from '../../text/local-time.ts'
import { Fold, notify } from '../../ui/index.ts'

const team = (prompt: string) => z.string().check(z.trim(), z.minLength(1, prompt), z.maxLength(60))

const Fields = z.object({
  homeTeam: team('Please name the home team'),
  awayTeam: team('Please name the away team'),
  startTime: LocalTime,
  tempo: z.number(),
})

/**
 * Edits the teams, the kick-off and the tempo of a match. The kick-off and the tempo are fixed once the first half has
 * started.
 */
export function MatchFields({ match }: { match: Match }) {
  const queryClient = useQueryClient()
  const isUpcoming = match.status === 'upcoming'
  const [opened, setOpened] = useState(() => ({
    homeTeam: match.homeTeam,
    awayTeam: match.awayTeam,
    startTime: match.startTime === null ? '' : localTime(Date.parse(match.startTime)),
    tempo: match.tempo,
  }))
  const form = useForm({
    schema: Fields,
    defaults: opened,
    // Sends only changed fields. Another operator may have changed the others, and the stored kick-off has seconds that
    // the field does not show.
    submit: async (request) => {
      const { homeTeam, awayTeam, startTime, tempo } = request
      const reply = await call(updateMatch, {
        params: { id: match._id },
        body: {
          ...(homeTeam !== opened.homeTeam && { homeTeam }),
          ...(awayTeam !== opened.awayTeam && { awayTeam }),
          ...(tempo !== opened.tempo && { tempo }),
          ...(startTime !== opened.startTime && { startTime: startTime ? timeOf(startTime) : null }),
        },
      })
      setOpened(request)
      return reply
    },
    messages: { 400: 'Bad request: Check all fields are valid', 500: 'Server error: Please try again' },
    failed: 'The match was not saved',
    onSuccess: () => {
      notify.success('The match was saved')
      void queryClient.invalidateQueries({ queryKey: [adminListMatches.path] })
    },
  })
  return (
    <Fold title="Match">
      <FormBody form={form} label="Match" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextInput form={form} name="homeTeam" label="Home team" required maxLength={60} onFocus={selectAll} />
        <TextInput form={form} name="awayTeam" label="Away team" required maxLength={60} onFocus={selectAll} />
        <LocalTimeInput form={form} name="startTime" label="Planned kick-off" disabled={!isUpcoming} />
        <StepperInput
          form={form}
          name="tempo"
          label="Tempo"
          hint="Match minutes in one real minute"
          {...(Number.isInteger(match.tempo) ? { min: 1, step: 1 } : { min: 0.1, step: 0.1 })}
          max={600}
          disabled={!isUpcoming}
        />
        <div className="sm:col-span-2">
          <SubmitArea form={form} text={(status) => (status === 'fail' ? 'Retry' : 'Save match')} size="md" />
        </div>
      </FormBody>
    </Fold>
  )
}

/** Selects the text of the field, so that typing replaces it. */
const selectAll = ({ target }: { target: HTMLInputElement }) => target.select()
