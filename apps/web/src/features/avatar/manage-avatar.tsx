import {
  AvatarForm,
  adminCreateAvatar,
  adminGetAvatar,
  adminListAvatars,
  adminUpdateAvatar,
  listAvatars,
} from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { RecordPage } from '../../admin-ui/records/record-page.tsx'
import { queryOf } from '../../api/query/query-of.ts'
import { UploadField } from '../../files/upload-field.tsx'
import { FormBody, LoadRecord, NEW, SlotInput, SubmitArea, saveRecord, TextInput, useForm } from '../../form/index.ts'
import { msg } from '../../texts/msg.ts'
import { notify, Panel } from '../../ui/index.ts'

/** The contract's fields of an avatar, with an error message for a missing image. */
const Fields = z.extend(AvatarForm, {
  image: z.string().check(z.minLength(1, msg('manage-avatar.manage-avatar.please-choose-an-image'))),
})
type Values = z.infer<typeof Fields>

/** Creates an avatar, or edits the name and picture of an existing one. */
export function ManageAvatar({ id }: { id: string }) {
  const title =
    id === NEW ? msg('manage-avatar.manage-avatar.add-avatar') : msg('manage-avatar.manage-avatar.manage-avatar')
  return (
    <RecordPage title={title} back={{ to: 'avatars', label: msg('manage-avatar.manage-avatar.avatars') }}>
      <Panel className="max-w-xl">
        <LoadRecord
          route={adminGetAvatar}
          id={id}
          defaults={{ name: '', image: '' }}
          valuesOf={({ avatar: { name, image } }) => ({ name, image })}
          fields={2}
        >
          {(initial) => <AvatarFields id={id} title={title} initial={initial} />}
        </LoadRecord>
      </Panel>
    </RecordPage>
  )
}

function AvatarFields({ id, title, initial }: { id: string; title: string; initial: Values }) {
  const queryClient = useQueryClient()
  const form = useForm({
    schema: Fields,
    defaults: initial,
    submit: saveRecord({ create: adminCreateAvatar, update: adminUpdateAvatar, id }),
    onSuccess: () => {
      notify.success(
        id === NEW
          ? msg('manage-avatar.manage-avatar.the-avatar-was-added')
          : msg('manage-avatar.manage-avatar.the-avatar-was-saved'),
      )
      void queryClient.invalidateQueries({ queryKey: [adminListAvatars.path] })
      void queryClient.invalidateQueries({ queryKey: queryOf(listAvatars, {}).queryKey })
    },
    redirect: '/admin/avatars',
  })
  return (
    <FormBody form={form} label={title} className="flex flex-col gap-5">
      <TextInput
        form={form}
        name="name"
        label={msg('manage-avatar.manage-avatar.name')}
        required
        maxLength={80}
        autoComplete="off"
      />
      <SlotInput form={form} name="image">
        {({ value, onChange, ...rest }) => (
          <UploadField
            label={msg('manage-avatar.manage-avatar.image')}
            required
            isPublic
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
