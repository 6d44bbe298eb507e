import { deleteOwnAccount } from '@bettle/contract'
import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { PasswordInput, useForm } from '../../form/index.ts'
import { msg } from '../../texts/msg.ts'
import { Button, FoldPanel } from '../../ui/index.ts'

const Fields = z.object({
  password: z
    .string()
    .check(z.minLength(1, msg('profile.delete-account.please-provide-your-password')), z.maxLength(200)),
})

const GOES = [msg('profile.delete-account.your-name-email-address'), msg('profile.delete-account.your-sign-in-on')]
const STAYS = [msg('profile.delete-account.your-games-bets-and'), msg('profile.delete-account.what-others-won-and')]

/** Deletes the account after a confirmation. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <FoldPanel title={msg('profile.delete-account.delete-account')} className="mt-6 border-danger/40">
      <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
        <p className="text-muted text-sm">{msg('profile.delete-account.your-name-is-deleted')}</p>
        <Button variant="danger" className="shrink-0" onClick={() => setOpen(true)}>
          {msg('profile.delete-account.delete-account')}
        </Button>
      </div>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </FoldPanel>
  )
}

function DeleteAccountDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const form = useForm({
    schema: Fields,
    defaults: { password: '' },
    submit: ({ password }) => call(deleteOwnAccount, { body: { password } }),
    onSuccess: onDeleted,
  })
  return (
    <FormDialog
      form={form}
      title={msg('profile.delete-account.delete-your-account')}
      description={msg('profile.delete-account.this-action-cannot-be')}
      label={msg('profile.delete-account.delete-account')}
      submitText={msg('profile.delete-account.delete-account')}
      isDanger
      intro={
        <div className="grid gap-4 sm:grid-cols-2">
          <Fates
            title={msg('profile.delete-account.what-is-deleted')}
            icon={<X aria-hidden="true" className="text-lost" />}
            items={GOES}
          />
          <Fates
            title={msg('profile.delete-account.what-is-kept')}
            icon={<Check aria-hidden="true" className="text-won" />}
            items={STAYS}
          />
        </div>
      }
      onClose={onClose}
    >
      <PasswordInput
        form={form}
        name="password"
        label={msg('profile.delete-account.your-password')}
        required
        autoComplete="current-password"
        data-autofocus
      />
    </FormDialog>
  )
}

function Fates({ title, icon, items }: { title: string; icon: ReactNode; items: readonly string[] }) {
  return (
    <div>
      <h3 className="caps text-base text-faint">{title}</h3>
      <ul className="mt-1.5 flex flex-col gap-1.5 text-sm">
        {items.map((item) => (
          <li key={item} className="flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
