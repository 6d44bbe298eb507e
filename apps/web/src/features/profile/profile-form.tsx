import { AvatarId, type Giving, ProfileForm as ProfileFields, type Reply, updateProfile } from '@bettle/contract'
import { shortUsername, USERNAME_MAX, usernameLength } from '@bettle/rules'
import type { InputEvent, ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { FormBody, SlotInput, type SubmissionStatus, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { useWatchAll } from '../../form/values/use-watch.ts'
import { msg } from '../../texts/msg.ts'
import { Panel } from '../../ui/index.ts'
import { AvatarGrid } from './avatar-grid.tsx'
import { ProfilePreview } from './profile-preview.tsx'

type User = Reply<typeof updateProfile>['user']

export interface ProfileFormProps {
  user: User
  onSaved: (user: User) => void
  /** Content below the form, in the same column. */
  children?: ReactNode
}

/** Edits the user's name and avatar, with a preview of what other users see. */
export function ProfileForm({ user: { username, selectedAvatar }, onSaved, children }: ProfileFormProps) {
  const form = useForm({
    schema: ProfileFields,
    defaults: { username, selectedAvatar },
    // An unchanged name is not sent, because a name from an older version may no longer be allowed.
    submit: (profile) =>
      saveProfile(profile.username === username ? { selectedAvatar: profile.selectedAvatar } : profile),
    onSuccess: ({ user }) => onSaved(user),
  })
  const chosen = useWatchAll(form.fields)
  const typed = chosen.username ?? ''
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-5">
        <ProfilePreview username={typed} selectedAvatar={AvatarId.safeParse(chosen.selectedAvatar).data ?? null} />
      </div>
      <div className="flex min-w-0 flex-col gap-5 max-md:gap-2.5">
        <Panel title={msg('profile.profile-form.your-name-and-avatar')} className="max-md:mb-2.5">
          <FormBody form={form} label={msg('profile.profile-form.customize-profile')} className="flex flex-col gap-6">
            <TextInput
              form={form}
              name="username"
              label={msg('profile.profile-form.username')}
              required
              onInput={keepShort}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              hint={msg('profile.profile-form.other-players-see-this')}
              aside={
                <span className="figures text-base text-faint">
                  {usernameLength(typed)} / {USERNAME_MAX}
                  <span className="sr-only"> {msg('profile.profile-form.characters')}</span>
                </span>
              }
            />
            <SlotInput form={form} name="selectedAvatar">
              {({ value, onChange, ref }) => (
                <div>
                  <p aria-hidden="true" className="mb-2 font-medium text-muted text-sm">
                    {msg('profile.profile-form.avatar')}
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

/** Saves the profile. If the username is taken, the error is shown at its field. */
async function saveProfile(profile: Giving<typeof updateProfile>['body']): Promise<Reply<typeof updateProfile>> {
  try {
    return await call(updateProfile, { body: profile })
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'username-taken') throw error
    const { status, code, message } = error
    throw new CallError({ status, code, message, issues: [{ path: 'username', message }] })
  }
}

/**
 * Limits the length of a text instead of `maxLength`, which counts an emoji of several code points as several
 * characters. Text that an input method is composing is not cut.
 */
function keepShort({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>): void {
  const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
  if (!isComposing && usernameLength(currentTarget.value) > USERNAME_MAX) {
    currentTarget.value = shortUsername(currentTarget.value)
  }
}

function textOf(status: SubmissionStatus): string {
  if (status === 'success') return msg('profile.profile-form.saved')
  return status === 'fail' ? msg('profile.profile-form.retry') : msg('profile.profile-form.save-profile')
}
