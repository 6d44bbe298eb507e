import { type AdminUser, adminCreateUser, adminGetUser, adminListUsers, adminUpdateUser, Email } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { RecordPage } from '../../admin-ui/records/record-page.tsx'
import { queryOf } from '../../api/query/query-of.ts'
import { UploadField } from '../../files/upload-field.tsx'
import {
  FormBody,
  LoadRecord,
  NEW,
  SelectInput,
  SlotInput,
  SubmitArea,
  saveRecord,
  TextInput,
  useForm,
} from '../../form/index.ts'
import { msg } from '../../texts/msg.ts'
import { notify, Panel, Tag } from '../../ui/index.ts'
import { AccountAccess } from './account-access.tsx'
import { BanPanel } from './ban-panel.tsx'
import { UnsentEmails } from './unsent-emails.tsx'
import { UserSessions } from './user-sessions.tsx'

/**
 * The form has a schema of its own, because the contract's schema would load more of the schema library for every form.
 */
const Fields = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, msg('administration.manage-user.please-provide-a-name')), z.maxLength(80)),
  email: Email,
  role: z.string(),
  /** Empty if there is no image. */
  profileImageKey: z.string(),
})
type Values = z.infer<typeof Fields>

const accountOf = ({ role, profileImageKey, ...rest }: Values) => ({
  ...rest,
  role: role === 'admin' ? ('admin' as const) : ('player' as const),
  profileImageKey: profileImageKey || null,
})

const ROLES = [
  {
    value: 'player',
    label: msg('administration.manage-user.player'),
    detail: msg('administration.manage-user.plays-in-lobbies'),
  },
  {
    value: 'admin',
    label: msg('administration.manage-user.administrator'),
    detail: msg('administration.manage-user.can-see-and-do'),
  },
]
const EMPTY_USER: Values = { name: '', email: '', role: 'player', profileImageKey: '' }

/** Adds a user, or edits an existing user with their access and sessions. */
export function ManageUser({ id }: { id: string }) {
  const isNew = id === NEW
  const { data } = useQuery({ ...queryOf(adminGetUser, { params: { id: id as AdminUser['_id'] } }), enabled: !isNew })
  const user = data?.user
  return (
    <RecordPage
      title={isNew ? msg('administration.manage-user.add-user') : msg('administration.manage-user.manage-user')}
      back={{ to: '', label: msg('administration.manage-user.users') }}
      aside={
        user?.disabledAt ? (
          <Tag tone="lost">{msg('administration.manage-user.disabled')}</Tag>
        ) : (
          user?.bannedUntil && <Tag tone="lost">{msg('administration.manage-user.banned')}</Tag>
        )
      }
    >
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Panel title={msg('administration.manage-user.account')}>
          <LoadRecord
            route={adminGetUser}
            id={id}
            defaults={EMPTY_USER}
            valuesOf={({ user: { name, email, role, profileImageKey } }) => ({
              name,
              email,
              role,
              profileImageKey: profileImageKey ?? '',
            })}
            fields={4}
          >
            {(initial) => <UserFields id={id} initial={initial} />}
          </LoadRecord>
        </Panel>
        {user && (
          <div className="flex min-w-0 flex-col gap-5">
            <AccountAccess user={user} />
            <BanPanel user={user} />
            <UserSessions user={user} />
            <UnsentEmails user={user} />
          </div>
        )}
      </div>
    </RecordPage>
  )
}

function UserFields({ id, initial }: { id: string; initial: Values }) {
  const queryClient = useQueryClient()
  const isNew = id === NEW
  const form = useForm({
    schema: Fields,
    defaults: initial,
    submit: (values) => saveRecord({ create: adminCreateUser, update: adminUpdateUser, id })(accountOf(values)),
    onSuccess: () => {
      notify.success(
        isNew
          ? msg('administration.manage-user.the-account-was-created')
          : msg('administration.manage-user.the-account-was-saved'),
      )
      void queryClient.invalidateQueries({ queryKey: [adminListUsers.path] })
      void queryClient.invalidateQueries({ queryKey: [adminGetUser.path] })
    },
    redirect: '/admin',
  })
  return (
    <FormBody form={form} label={msg('administration.manage-user.account')} className="flex flex-col gap-5">
      <TextInput
        form={form}
        name="name"
        label={msg('administration.manage-user.name')}
        required
        maxLength={80}
        autoComplete="off"
      />
      <TextInput
        form={form}
        name="email"
        label={msg('administration.manage-user.email')}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      <SelectInput form={form} name="role" label={msg('administration.manage-user.role')} options={ROLES} />
      <SlotInput form={form} name="profileImageKey">
        {({ value, onChange, ...rest }) => (
          <UploadField
            label={msg('administration.manage-user.profile-image')}
            hint={msg('administration.manage-user.other-players-see-this')}
            isViewableByAnyUser
            value={value}
            onValueChange={(key) => onChange(key ?? '')}
            {...rest}
          />
        )}
      </SlotInput>
      <SubmitArea form={form} />
    </FormBody>
  )
}
