import { type Avatar, AvatarForm, adminCreateAvatar, adminUpdateAvatar } from '@bettle/contract'
import * as z from 'zod/mini'
import { UploadField } from '../../files/upload-field.tsx'
import { FormBody, FormProblem, SlotInput, SubmitButton, saveRecord, TextInput, useForm } from '../../form/index.ts'
import { Button, Dialog } from '../../ui/index.ts'

/** The contract's fields; an image that is not there yet is asked for in words. */
const Fields = z.extend(AvatarForm, { image: z.string().check(z.minLength(1, 'Please choose an image')) })

export interface AvatarDialogProps {
  /** The one to change; none to add one. */
  avatar: Avatar | undefined
  onSaved: () => void
  onClose: () => void
}

/** The name and the picture of an avatar. */
export function AvatarDialog({ avatar, onSaved, onClose }: AvatarDialogProps) {
  const form = useForm({
    schema: Fields,
    defaults: { name: avatar?.name ?? '', image: avatar?.image ?? '' },
    submit: saveRecord({ create: adminCreateAvatar, update: adminUpdateAvatar, id: avatar?._id }),
    onSuccess: onSaved,
  })
  const title = avatar ? 'Edit Avatar' : 'Add Avatar'
  return (
    <Dialog
      open
      size="sm"
      phone="fitted"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="Every player may pick it."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} />
        </>
      }
    >
      <FormBody form={form} label={title} className="flex flex-col gap-5">
        <TextInput form={form} name="name" label="Name" required maxLength={80} autoComplete="off" data-autofocus />
        <SlotInput form={form} name="image">
          {({ value, onChange, onBlur, ref, prompt }) => (
            <UploadField
              label="Image"
              required
              isPublic
              value={value}
              onValueChange={(key) => onChange(key ?? '')}
              {...{ ref, onBlur, prompt }}
            />
          )}
        </SlotInput>
        <FormProblem form={form} />
      </FormBody>
    </Dialog>
  )
}
