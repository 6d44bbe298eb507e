import { type AvatarId, type Invitation, Username } from '@bettle/contract'
import { Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { CallError } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { FormBody, SubmitArea, TextInput, useForm } from '../../form/index.ts'
import { useWatch } from '../../form/values/use-watch.ts'
import { msg, rich } from '../../texts/msg.ts'
import { Button, lazyNamed, Notice, Skeleton } from '../../ui/index.ts'
import type { AskHostProps } from './ask-host.tsx'
import { FaceChoice } from './face-choice.tsx'
import { type Joined, type SeatRequest, takeGuestSeat } from './take-guest-seat.ts'

const AskHost = lazyNamed(() => import('./ask-host.tsx'), 'AskHost')

export interface GuestSeatProps {
  card: Pick<Invitation, 'lobbyCode' | 'hostUser'>
  /** `spectator` if the lobby is full. */
  role: 'player' | 'spectator'
  onJoined: (joined: Joined) => void
}

const Fields = z.object({ username: Username })

/** Takes a seat in the lobby. The guest enters a name, and can choose an avatar [G8]. */
export function GuestSeatForm({ card: { lobbyCode: code, hostUser }, role, onJoined }: GuestSeatProps) {
  const [asking, setAsking] = useState<SeatRequest>()
  const joining = useForm({
    schema: z.extend(Fields, { selectedAvatar: z.nullable(z.string()) }),
    defaults: { username: '', selectedAvatar: null },
    submit: async ({ username, selectedAvatar }) => {
      const request = { code, username, selectedAvatar: selectedAvatar as AvatarId | null, role }
      return { request, came: await joinedOrAsks(request) }
    },
    failed: msg('guest.guest-seat-form.you-could-not-join'),
    onSuccess: ({ request, came }) => (came === 'asks' ? setAsking(request) : onJoined(came)),
  })
  const selectedAvatar = useWatch(joining.fields, 'selectedAvatar')
  // The field asks for 'Your name', so its errors do not say 'username'.
  const form = { ...joining, promptOf: asName(joining.promptOf) }
  if (asking) return <Asking request={asking} host={hostUser.username} onJoined={onJoined} />
  return (
    <FormBody form={form} label={msg('guest.guest-seat-form.join-as-a-guest')}>
      <TextInput
        form={form}
        name="username"
        label={msg('guest.guest-seat-form.your-name')}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        required
      />
      <FaceChoice
        value={selectedAvatar as AvatarId | null}
        onChange={(avatar) => form.fields.setValue('selectedAvatar', avatar)}
      />
      <SubmitArea
        form={form}
        text={role === 'player' ? msg('guest.guest-seat-form.take-a-seat') : msg('guest.guest-seat-form.watch')}
      />
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
export function ReturningGuest({ card: { lobbyCode: code, hostUser }, role, username, onJoined }: ReturningGuestProps) {
  const request = { code, username, selectedAvatar: null, role }
  const [isAsking, setAsking] = useState(false)
  const { press, isPending, error } = usePress({
    mutationFn: () => joinedOrAsks(request),
    onSuccess: (came) => (came === 'asks' ? setAsking(true) : onJoined(came)),
  })
  if (isAsking) return <Asking request={request} host={hostUser.username} onJoined={onJoined} />
  return (
    <div className="flex flex-col gap-3">
      {error && <Notice tone="error">{error.message}</Notice>}
      <Button variant="primary" size="lg" block loading={isPending} onClick={() => void press(undefined)}>
        {msg('guest.guest-seat-form.take-a-seat-as', { isPlayer: role === 'player', username })}
      </Button>
    </div>
  )
}

function Asking(props: AskHostProps) {
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <AskHost {...props} />
    </Suspense>
  )
}

/** Takes the seat, or returns that the guest has to ask the host first [G10]. */
async function joinedOrAsks(request: SeatRequest): Promise<Joined | 'asks'> {
  try {
    return await takeGuestSeat(request)
  } catch (error) {
    if (error instanceof CallError && error.code === 'ask-to-come-in') return 'asks'
    throw error
  }
}

/** Takes a seat back that another device plays, with one press [G16]. */
export function TakeBackSeat({ card: { lobbyCode: code }, role, username, onJoined }: ReturningGuestProps) {
  const { press, isPending, error } = usePress({
    mutationFn: () => takeGuestSeat({ code, username, selectedAvatar: null, role, takeBack: true }),
    onSuccess: onJoined,
  })
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty">
        {rich('guest.guest-seat-form.your-seat-is-played', {
          username: <strong className="font-semibold">{username}</strong>,
        })}
      </p>
      {error && <Notice tone="error">{error.message}</Notice>}
      <Button variant="primary" size="lg" block loading={isPending} onClick={() => void press(undefined)}>
        {msg('guest.guest-seat-form.take-my-seat-back')}
      </Button>
    </div>
  )
}
