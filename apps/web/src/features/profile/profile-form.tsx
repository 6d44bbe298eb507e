import { AvatarId, ProfileForm as ProfileFields, type Reply, USERNAME_MAX, type updateProfile } from '@bettle/contract'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormBody, SlotInput, type SubmissionStatus, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { Panel } from '../../ui/index.ts'
import { AvatarGrid } from './avatar-grid.tsx'
import { ProfilePreview } from './profile-preview.tsx'
import { saveProfile } from './save-profile.ts'

type User = Reply<typeof updateProfile>['user']

export interface ProfileFormProps {
  user: User
  onSaved: (user: User) => void
  /** Below it, in its column. */
  children?: ReactNode
}

/** The name and the face that others see, shown as they see it while one chooses. */
export function ProfileForm({ user: { username, selectedAvatar }, onSaved, children }: ProfileFormProps) {
  const form = useForm({
    schema: ProfileFields,
    defaults: { username, selectedAvatar },
    submit: saveProfile,
    onSuccess: ({ user }) => onSaved(user),
  })
  const chosen = useWatch({ control: form.fields.control })
  const typed = chosen.username ?? ''
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-5">
        <ProfilePreview username={typed} selectedAvatar={AvatarId.safeParse(chosen.selectedAvatar).data ?? null} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title="Your name and avatar">
          <FormBody form={form} label="Customize Profile" className="flex flex-col gap-6">
            <TextInput
              form={form}
              name="username"
              label="Username"
              required
              maxLength={USERNAME_MAX}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              hint="Other players see it in lobbies, rankings and chat."
              aside={
                <span className="figures text-base text-faint">
                  {typed.length} / {USERNAME_MAX}
                  <span className="sr-only"> characters</span>
                </span>
              }
            />
            <SlotInput form={form} name="selectedAvatar">
              {({ value, onChange, ref }) => (
                <div>
                  <p aria-hidden="true" className="mb-2 font-medium text-muted text-sm">
                    Avatar
                  </p>
                  <AvatarGrid ref={ref} value={AvatarId.safeParse(value).data ?? null} onValueChange={onChange} />
                </div>
              )}
            </SlotInput>
            <SubmitArea form={form} text={textOf} />
          </FormBody>
        </Panel>
        {children}
      </div>
    </div>
  )
}

function textOf(status: SubmissionStatus): string {
  if (status === 'success') return 'Saved'
  return status === 'fail' ? 'Retry' : 'Save profile'
}
