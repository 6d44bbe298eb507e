import { ChangeEmailForm, ChangePasswordForm, changeEmail, changePassword, getEmailChange } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { call } from '../../api/call.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { PasswordRules } from '../../form/fields/password-rules.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { PasswordInput, TextInput, useForm } from '../../form/index.ts'
import { useWatch } from '../../form/values/use-watch.ts'
import { timeOfDay } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, FoldPanel, lazyNamed, notify } from '../../ui/index.ts'

const ConfirmEmailNotice = lazyNamed(() => import('../../account-ui/confirm-email-notice.tsx'), 'ConfirmEmailNotice')

interface SignInDetailsProps {
  email: string
  /** True if the user must confirm the address before they can chat or host. */
  mustConfirm: boolean
}

type Changing = 'email' | 'password'

/** Changes the user's email address or password. Both changes require the current password. */
export function SignInDetails({ email, mustConfirm }: SignInDetailsProps) {
  const [changing, setChanging] = useState<Changing>()
  const close = () => setChanging(undefined)
  return (
    <FoldPanel title={msg('profile.sign-in-details.sign-in')} flush isOpen={mustConfirm}>
      {mustConfirm && (
        <Suspense fallback={null}>
          <ConfirmEmailNotice to="any" className="m-3" />
        </Suspense>
      )}
      <ul className="divide-y divide-line">
        <Detail
          name={msg('profile.sign-in-details.email')}
          value={email}
          change={msg('profile.sign-in-details.change-email')}
          onChange={() => setChanging('email')}
        >
          <EmailChange />
        </Detail>
        <Detail
          name={msg('profile.sign-in-details.password')}
          value={msg('profile.sign-in-details.only-you-know-your')}
          change={msg('profile.sign-in-details.change-password')}
          onChange={() => setChanging('password')}
        />
      </ul>
      {changing === 'email' && <ChangeEmailDialog onClose={close} />}
      {changing === 'password' && <ChangePasswordDialog onClose={close} />}
    </FoldPanel>
  )
}

/** Says what became of the link to a new address: it was sent, it waits for the mail server, or its time is over. */
function EmailChange() {
  const { data } = useQuery({
    ...queryOf(getEmailChange, {}),
    refetchInterval: ({ state }) => (state.data?.change ? 30_000 : false),
  })
  const change = data?.change
  if (!change) return null
  const { email, isExpired, expiresAt } = change
  return (
    <span role="status" className="wrap-anywhere mt-1 block text-sm">
      {isExpired
        ? msg('profile.sign-in-details.the-link-to-has', { email })
        : data.mailDelayed
          ? msg('profile.sign-in-details.our-mail-server-is', { email, timeOfDay: timeOfDay(Date.parse(expiresAt)) })
          : msg('profile.sign-in-details.open-the-link-in', { email, timeOfDay: timeOfDay(Date.parse(expiresAt)) })}
    </span>
  )
}

function Detail({
  name,
  value,
  change,
  onChange,
  children,
}: {
  name: string
  value: string
  /** The name of the button. */
  change: string
  onChange: () => void
  children?: ReactNode
}) {
  return (
    <li className="flex items-center gap-4 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <span className="block text-muted text-sm">{name}</span>
        <span className="wrap-anywhere block font-medium">{value}</span>
        {children}
      </div>
      <Button size="sm" variant="ghost" onClick={onChange} aria-label={change}>
        {msg('profile.sign-in-details.change')}
      </Button>
    </li>
  )
}

function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm({
    schema: ChangeEmailForm,
    defaults: { email: '', password: '' },
    submit: (body) => call(changeEmail, { body }),
    onSuccess: () => {
      notify.success(msg('profile.sign-in-details.open-the-link-in-our'), { duration: 8000 })
      void queryClient.invalidateQueries({ queryKey: [getEmailChange.path] })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={msg('profile.sign-in-details.change-your-email-address')}
      description={msg('profile.sign-in-details.we-send-a-link')}
      label={msg('profile.sign-in-details.change-email-address')}
      submitText={msg('profile.sign-in-details.send-the-link')}
      onClose={onClose}
    >
      <TextInput
        form={form}
        name="email"
        label={msg('profile.sign-in-details.new-email-address')}
        type="email"
        autoComplete="email"
        required
        data-autofocus
      />
      <PasswordInput
        form={form}
        name="password"
        label={msg('profile.sign-in-details.your-password')}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  )
}

function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    schema: ChangePasswordForm,
    defaults: { password: '', newPassword: '' },
    submit: (body) => call(changePassword, { body }),
    onSuccess: () => {
      notify.success(msg('profile.sign-in-details.your-password-was-changed'), { duration: 6000 })
      onClose()
    },
  })
  const newPassword = useWatch(form.fields, 'newPassword')
  return (
    <FormDialog
      form={form}
      title={msg('profile.sign-in-details.change-your-password')}
      description={msg('profile.sign-in-details.after-the-change-you')}
      label={msg('profile.sign-in-details.change-password')}
      submitText={msg('profile.sign-in-details.change-password')}
      onClose={onClose}
    >
      <PasswordInput
        form={form}
        name="password"
        label={msg('profile.sign-in-details.your-password')}
        autoComplete="current-password"
        required
        data-autofocus
      />
      <div className="flex flex-col gap-2.5">
        <PasswordInput
          form={form}
          name="newPassword"
          label={msg('profile.sign-in-details.new-password')}
          autoComplete="new-password"
          required
        />
        <PasswordRules password={newPassword} />
      </div>
    </FormDialog>
  )
}
