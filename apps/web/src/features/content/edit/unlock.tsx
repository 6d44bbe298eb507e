import { unlockContent } from '@bettle/contract'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { FormBody } from '../../../form/form-body.tsx'
import { FormProblem } from '../../../form/form-problem.tsx'
import { PasswordInput, SubmitButton, useForm } from '../../../form/index.ts'
import { ofAccount } from '../../../store/remember.ts'
import { msg } from '../../../texts/msg.ts'
import { notify, Panel } from '../../../ui/index.ts'

const Fields = z.object({
  password: z.string().check(z.minLength(1, msg('content.unlock.please-provide-your-password')), z.maxLength(200)),
})

/**
 * Editing stays unlocked until the page is reloaded or the user signs out, so that an unattended browser is locked
 * after a reload.
 */
export const unlocked = ofAccount(() => ({ isUnlocked: false }))

/** Asks for the administrator's password before they can edit. */
export function Unlock({ onUnlocked }: { onUnlocked: () => void }) {
  const form = useForm({
    schema: Fields,
    defaults: { password: '' },
    submit: ({ password }) => call(unlockContent, { body: { password } }),
    onSuccess: ({ message }) => {
      unlocked().isUnlocked = true
      notify.success(message, { duration: 6000 })
      onUnlocked()
    },
  })
  return (
    <Panel title={msg('content.unlock.unlock-editing')} className="mx-auto w-full max-w-md">
      <p className="text-muted text-sm">{msg('content.unlock.every-visitor-sees-the')}</p>
      <FormBody form={form} label={msg('content.unlock.unlock-editing')} className="mt-4 flex flex-col gap-4">
        <PasswordInput
          form={form}
          name="password"
          label={msg('content.unlock.your-password')}
          required
          autoComplete="current-password"
          data-autofocus
        />
        <FormProblem form={form} />
        <SubmitButton form={form} variant="primary" text={msg('content.unlock.unlock')} />
      </FormBody>
    </Panel>
  )
}
