import { adminListMatches, type Match, updateMatch } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { FormBody, LocalTime, LocalTimeInput, StepperInput, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { localTime, timeOf } from '../../text/local-time.ts'
import { msg } from '../../texts/msg.ts'
import { Fold, notify } from '../../ui/index.ts'

const team = (prompt: string) => z.string().check(z.trim(), z.minLength(1, prompt), z.maxLength(60))

const Fields = z.object({
  homeTeam: team(msg('manage-match.match-fields.please-name-the-home')),
  awayTeam: team(msg('manage-match.match-fields.please-name-the-away')),
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
    messages: {
      400: msg('manage-match.match-fields.bad-request-check-all'),
      500: msg('manage-match.match-fields.server-error-please-try'),
    },
    failed: msg('manage-match.match-fields.the-match-was-not'),
    onSuccess: () => {
      notify.success(msg('manage-match.match-fields.the-match-was-saved'))
      void queryClient.invalidateQueries({ queryKey: [adminListMatches.path] })
    },
  })
  return (
    <Fold title={msg('manage-match.match-fields.match')}>
      <FormBody
        form={form}
        label={msg('manage-match.match-fields.match')}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <TextInput
          form={form}
          name="homeTeam"
          label={msg('manage-match.match-fields.home-team')}
          required
          maxLength={60}
          onFocus={selectAll}
        />
        <TextInput
          form={form}
          name="awayTeam"
          label={msg('manage-match.match-fields.away-team')}
          required
          maxLength={60}
          onFocus={selectAll}
        />
        <LocalTimeInput
          form={form}
          name="startTime"
          label={msg('manage-match.match-fields.planned-kick-off')}
          disabled={!isUpcoming}
        />
        <StepperInput
          form={form}
          name="tempo"
          label={msg('manage-match.match-fields.tempo')}
          hint={msg('manage-match.match-fields.match-minutes-in-one')}
          {...(Number.isInteger(match.tempo) ? { min: 1, step: 1 } : { min: 0.1, step: 0.1 })}
          max={600}
          disabled={!isUpcoming}
        />
        <div className="sm:col-span-2">
          <SubmitArea
            form={form}
            text={(status) =>
              status === 'fail' ? msg('manage-match.match-fields.retry') : msg('manage-match.match-fields.save-match')
            }
            size="md"
          />
        </div>
      </FormBody>
    </Fold>
  )
}

/** Selects the text of the field, so that typing replaces it. */
const selectAll = ({ target }: { target: HTMLInputElement }) => target.select()
