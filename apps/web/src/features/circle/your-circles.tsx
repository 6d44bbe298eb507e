import { answerCircle, type CircleInvitation } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg, rich } from '../../texts/msg.ts'
import { Button, Notice, Panel } from '../../ui/index.ts'
import { CircleLink } from './circle-link.tsx'
import { membersText, nextEveningText } from './circle-text.ts'
import { circlesQuery, useCircleUpdates, useRefreshCircles } from './use-circles.ts'

/** Lists the user's circles with their next evenings, and requests to join. Users without either see nothing. */
export function YourCircles({ hasLink = false }: { hasLink?: boolean }) {
  useCircleUpdates()
  const { data } = useQuery(circlesQuery)
  if (!data || data.circles.length + data.invitations.length === 0) return null
  return (
    <Panel
      flush
      title={msg('circle.your-circles.your-circles')}
      aside={
        hasLink && (
          <Link to="/circle/$" params={{ _splat: '' }} className="underline-offset-4 hover:underline">
            {msg('circle.your-circles.new-circle')}
          </Link>
        )
      }
    >
      <ul className="divide-y divide-line">
        {data.invitations.map((invitation) => (
          <li key={invitation._id} className="px-4 py-3">
            <Invited invitation={invitation} />
          </li>
        ))}
        {data.circles.map((circle) => (
          <li key={circle._id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3">
            <CircleLink
              circle={circle}
              className="wrap-anywhere flex min-h-11 min-w-0 items-center font-semibold underline-offset-4 hover:underline"
            />
            <p className="text-muted text-sm">
              {membersText(circle.members)} · {nextEveningText(circle)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The request of an owner to join a circle, with the answer. */
export function Invited({ invitation: { _id: circleId, name, owner, members } }: { invitation: CircleInvitation }) {
  const refresh = useRefreshCircles()
  const { press, isPending, request, error } = usePress({
    mutationFn: (agree: boolean) => call(answerCircle, { params: { circleId }, body: { agree } }),
    onSuccess: refresh,
    onError: refresh,
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="wrap-anywhere min-w-0 flex-[1_1_14rem] text-sm">
        {rich('circle.your-circles.asks-you-to-join', {
          username: <strong className="font-semibold">{owner.username}</strong>,
          name: <strong className="font-semibold">{name}</strong>,
        })}
        <span className="block text-muted">{membersText(members)}</span>
      </p>
      <div className="flex gap-2">
        <Button variant="ghost" loading={isPending && request === false} onClick={() => void press(false)}>
          {msg('circle.your-circles.no-thanks')}
        </Button>
        <Button loading={isPending && request === true} onClick={() => void press(true)}>
          {msg('circle.your-circles.join-circle')}
        </Button>
      </div>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
    </div>
  )
}
