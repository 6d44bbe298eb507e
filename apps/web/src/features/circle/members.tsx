import {
  admitToCircle,
  type Circle,
  handOverCircle,
  type PublicUser,
  removeFromCircle,
  type UserId,
} from '@bettle/contract'
import { Crown, EllipsisVertical, UserMinus } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { msg, rich } from '../../texts/msg.ts'
import { Button, ConfirmDialog, IconButton, Menu, Notice, notify, Panel } from '../../ui/index.ts'
import { useRefreshCircles } from './use-circles.ts'

export interface MembersProps {
  circle: Circle
  ownId: UserId
}

type Change = { readonly kind: 'remove' | 'hand-over'; readonly user: PublicUser }

const CONFIRMED = {
  remove: {
    title: ({ username }: PublicUser) => msg('circle.members.remove', { username }),
    text: msg('circle.members.the-member-keeps-the'),
    button: msg('circle.members.remove-2'),
  },
  'hand-over': {
    title: ({ username }: PublicUser) => msg('circle.members.make-the-owner', { username }),
    text: msg('circle.members.you-stay-a-member'),
    button: msg('circle.members.hand-over'),
  },
}

/** Lists the members. The owner also sees who asks to come in, and removes members or hands the circle over [CI4] [CI8]. */
export function Members({ circle, ownId }: MembersProps) {
  const { _id: circleId, owner, members, asking, asked } = circle
  const isOwner = owner._id === ownId
  const [change, setChange] = useState<Change>()
  const refresh = useRefreshCircles()
  const list = useRef<HTMLUListElement>(null)
  const { press, isPending, error } = usePress({
    mutationFn: ({ kind, user: { _id: userId } }: Change) =>
      kind === 'remove'
        ? call(removeFromCircle, { params: { circleId, userId } })
        : call(handOverCircle, { params: { circleId }, body: { userId } }),
    onSuccess: () => {
      setChange(undefined)
      refresh()
      list.current?.focus()
    },
    onError: () => {
      setChange(undefined)
      refresh()
    },
  })
  const confirmed = change && CONFIRMED[change.kind]
  return (
    <Panel flush title={msg('circle.members.members')} aside={<span>{members.length}</span>}>
      {isOwner && asking.length > 0 && <Asking circle={circle} />}
      {error && (
        <Notice tone="error" className="m-4">
          {messageOf(error)}
        </Notice>
      )}
      <ul ref={list} tabIndex={-1} className="flex flex-col px-4 py-2">
        {members.map(({ user }) => (
          <li key={user._id} className="flex min-h-11 min-w-0 items-center gap-2.5">
            <UserAvatar user={user} size={28} own={user._id === ownId} />
            <span className="wrap-anywhere min-w-0 flex-1 font-medium text-sm leading-tight">
              {user.username}
              {user._id === owner._id && (
                <span className="ms-2 font-normal text-muted">{msg('circle.members.owner')}</span>
              )}
              {user._id === ownId && (
                <span className="caps ms-2 whitespace-nowrap text-flood">{msg('circle.members.you')}</span>
              )}
            </span>
            {isOwner && user._id !== ownId && (
              <Menu
                align="end"
                trigger={
                  <IconButton
                    label={msg('circle.members.more-about', { username: user.username })}
                    icon={<EllipsisVertical aria-hidden="true" />}
                  />
                }
                items={[
                  {
                    id: 'hand-over',
                    label: msg('circle.members.make-owner'),
                    icon: <Crown aria-hidden="true" />,
                    onSelect: () => setChange({ kind: 'hand-over', user }),
                  },
                  {
                    id: 'remove',
                    label: msg('circle.members.remove-2'),
                    icon: <UserMinus aria-hidden="true" />,
                    danger: true,
                    onSelect: () => setChange({ kind: 'remove', user }),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {isOwner && asked.length > 0 && (
        <p className="wrap-anywhere border-line border-t px-4 py-3 text-muted text-sm">
          {msg('circle.members.asked-to-join-without', { asked: asked.map(({ username }) => username).join(', ') })}
        </p>
      )}
      <ConfirmDialog
        open={change !== undefined}
        onOpenChange={(open) => !open && setChange(undefined)}
        title={change && confirmed?.title(change.user)}
        confirmText={confirmed?.button}
        danger={change?.kind === 'remove'}
        pending={isPending}
        onConfirm={() => change && void press(change)}
      >
        {confirmed?.text}
      </ConfirmDialog>
    </Panel>
  )
}

function Asking({ circle: { _id: circleId, asking } }: { circle: Circle }) {
  const refresh = useRefreshCircles()
  const list = useRef<HTMLUListElement>(null)
  const { press, isPending, request, error } = usePress({
    mutationFn: (answer: { userId: UserId; admit: boolean }) =>
      call(admitToCircle, { params: { circleId }, body: answer }),
    onSuccess: () => {
      notify.success(msg('circle.members.your-answer-was-saved'))
      refresh()
      list.current?.focus()
    },
    onError: refresh,
  })
  return (
    <>
      {error && (
        <Notice tone="error" className="m-4">
          {messageOf(error)}
        </Notice>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={msg('circle.members.asking-to-come-in')}
        className="divide-y divide-line border-line border-b"
      >
        {asking.map((user) => (
          <li key={user._id} className="flex flex-wrap items-center justify-between gap-3 bg-flood-soft px-4 py-3">
            <span className="wrap-anywhere min-w-0 flex-[1_1_9rem] text-sm">
              {rich('circle.members.asks-to-come-in', {
                username: <strong className="font-semibold">{user.username}</strong>,
              })}
            </span>
            <span className="flex gap-2">
              <Button
                size="sm"
                variant="ghost"
                loading={isPending && request?.userId === user._id && !request.admit}
                onClick={() => void press({ userId: user._id, admit: false })}
              >
                {msg('circle.members.no')}
              </Button>
              <Button
                size="sm"
                variant="primary"
                loading={isPending && request?.userId === user._id && request.admit}
                onClick={() => void press({ userId: user._id, admit: true })}
              >
                {msg('circle.members.let-in')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
