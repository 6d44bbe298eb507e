import { type AvatarId, type Invitation, joinAsGuest, type Reply, Username } from '@bettle/contract'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { FormBody, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { Button, Notice } from '../../ui/index.ts'
import { FaceChoice } from './face-choice.tsx'
import { seatKey } from './guest-identity.ts'

type Joined = Reply<typeof joinAsGuest>

export interface GuestSeatProps {
  card: Pick<Invitation, 'lobbyCode'>
  /** `spectator` if the lobby is full. */
  role: 'player' | 'spectator'
  onJoined: (joined: Joined) => void
}

const Fields = z.object({ username: Username })

/** Takes a seat in the lobby. The guest enters a name, and can choose an avatar [G8]. */
export function GuestSeatForm({ card: { lobbyCode: code }, role, onJoined }: GuestSeatProps) {
  const joining = useForm({
    schema: z.extend(Fields, { selectedAvatar: z.nullable(z.string()) }),
    defaults: { username: '', selectedAvatar: null },
    submit: ({ username, selectedAvatar }) =>
      joined({ code, username, selectedAvatar: selectedAvatar as AvatarId | null, role }),
    failed: 'You could not join. Please try again.',
    onSuccess: onJoined,
  })
  // The field asks for 'Your name', so its errors do not say 'username'.
  const form = { ...joining, promptOf: asName(joining.promptOf) }
  return (
    <FormBody form={form} label="Join as a guest">
      <TextInput
        form={form}
        name="username"
        label="Your name"
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        required
      />
      <FaceChoice
        value={form.fields.watch('selectedAvatar') as AvatarId | null}
        onChange={(avatar) => form.fields.setValue('selectedAvatar', avatar)}
      />
      <SubmitArea form={form} text={role === 'player' ? 'Take a seat' : 'Watch'} />
    </FormBody>
  )
}

const asName =
  <Field,>(promptOf: (field: Field) => string | undefined) =>
  (field: Field) =>
    promptOf(field)?.replaceAll('username', 'name')

interface ReturningGuestProps extends GuestSeatProps {
  username: string
}

/** Lets a guest who already plays in this browser take a seat in this lobby under the same name [G9]. */
export function ReturningGuest({ card: { lobbyCode: code }, role, username, onJoined }: ReturningGuestProps) {
  const { press, isPending, error } = usePress({
    mutationFn: () => joined({ code, username, selectedAvatar: null, role }),
    onSuccess: onJoined,
  })
  return (
    <div className="flex flex-col gap-3">
      {error && <Notice tone="error">{error.message}</Notice>}
      <Button variant="primary" size="lg" block loading={isPending} onClick={() => void press(undefined)}>
        {role === 'player' ? 'Take a seat' : 'Watch'} as {username}
      </Button>
    </div>
  )
}

/** If this browser's seat belongs to a registered account by now, the next attempt is made as a new guest. */
async function joined(request: {
  code: string
  username: string
  selectedAvatar: AvatarId | null
  role: 'player' | 'spectator'
}): Promise<Joined> {
  try {
    return await call(joinAsGuest, { body: { ...request, seatKey: seatKey.get() } })
  } catch (error) {
    if (error instanceof CallError && error.code === 'already-registered') seatKey.forget()
    throw error
  }
}
