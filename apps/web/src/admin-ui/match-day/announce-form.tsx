import { useState } from 'react'
import * as z from 'zod/mini'
import { FormBody, FormProblem, LocalTime, LocalTimeInput, SubmitButton, useForm } from '../../form/index.ts'
import { serverNow } from '../../push/clock/server-clock.ts'
import { localTime, timeOf } from '../../text/local-time.ts'
import { msg } from '../../texts/msg.ts'
import { notify } from '../../ui/index.ts'

/** The suggested kick-off is a full quarter of an hour, at least as long from now (ms). */
const QUARTER = 15 * 60_000

const Fields = z.object({ startTime: LocalTime })

interface AnnounceFormProps {
  isOff: boolean
  /** Returns false for a press that is held back. */
  onPress: () => boolean
  onAnnounce: (startTime: string) => Promise<unknown>
}

/** Sets the planned kick-off of a match. The field suggests a time, so that one press is enough. */
export function AnnounceForm({ isOff, onPress, onAnnounce }: AnnounceFormProps) {
  const [suggested] = useState(() => localTime((Math.ceil(serverNow() / QUARTER) + 1) * QUARTER))
  const form = useForm({
    schema: Fields,
    defaults: { startTime: suggested },
    submit: async ({ startTime }) => {
      if (!onPress()) return
      if (startTime === '') throw msg('admin-ui.announce-form.please-enter-the-kick-off')
      await onAnnounce(timeOf(startTime))
      notify.success(msg('admin-ui.announce-form.every-player-sees-the'))
    },
  })
  return (
    <FormBody form={form} label={msg('admin-ui.announce-form.kick-off')} className="grid grid-cols-1 gap-3">
      <LocalTimeInput form={form} name="startTime" label={msg('admin-ui.announce-form.kick-off')} disabled={isOff} />
      <SubmitButton
        form={form}
        size="lg"
        className="whitespace-normal!"
        disabled={isOff}
        text={msg('admin-ui.announce-form.announce-the-match')}
      />
      <FormProblem form={form} />
    </FormBody>
  )
}
