import { endSession, listSessions, logoutEverywhere, type Session } from '@bettle/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { deviceText } from '../../account-ui/device-text.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { dropSession as forgetSession } from '../../api/session/session.ts'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { timeAgo } from '../../text/time-ago.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ConfirmDialog, ErrorState, FoldPanel, notify, SkeletonRows, Tag } from '../../ui/index.ts'

type Asked = { what: 'one'; session: Session } | { what: 'all' }

const sessionsQuery = () => queryOf(listSessions, {})

/** Lists the user's sessions, with buttons that end one session or all of them. */
export function SessionList() {
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({ ...sessionsQuery(), staleTime: 0 })
  const [asked, setAsked] = useState<Asked>()
  const ending = useMutation({
    mutationFn: async (what: Asked) => {
      if (what.what === 'one') return call(endSession, { params: { id: what.session._id } })
      await call(logoutEverywhere, {})
      return forgetSession()
    },
    onSuccess: async (_, what) => {
      if (what.what === 'all') return
      notify.success(msg('profile.session-list.was-logged-out', { device: deviceOf(what.session) }), { duration: 3000 })
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    },
    onError: (error) => notify.error(messageOf(error), { duration: 6000 }),
    onSettled: () => setAsked(undefined),
  })
  const shown = useShown(asked)

  return (
    <FoldPanel
      title={msg('profile.session-list.signed-in-devices')}
      flush
      aside={
        data && (
          <Button
            size="sm"
            variant="ghost"
            icon={<LogOut aria-hidden="true" />}
            onClick={() => setAsked({ what: 'all' })}
            className="-me-3"
          >
            {msg('profile.session-list.log-out-everywhere')}
          </Button>
        )
      }
    >
      {data ? (
        <ul className="divide-y divide-line">
          {thisOneFirst(data.sessions).map((session) => (
            <SessionRow key={session._id} session={session} onEnd={() => setAsked({ what: 'one', session })} />
          ))}
        </ul>
      ) : (
        <div className="p-4">
          {isError ? (
            <ErrorState
              title={msg('profile.session-list.your-devices-could-not')}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows rows={2} label={msg('profile.session-list.loading-your-devices')} />
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        confirmText={msg('profile.session-list.log-out')}
        danger
        pending={ending.isPending}
        onConfirm={() => asked && ending.mutate(asked)}
      >
        {shown?.what === 'one'
          ? msg('profile.session-list.this-logs-out-you', { device: deviceOf(shown.session) })
          : msg('profile.session-list.this-logs-you-out')}
      </ConfirmDialog>
    </FoldPanel>
  )
}

/** Returns the last defined value, so that a closing dialog keeps its text. */
function useShown<Value>(value: Value | undefined): Value | undefined {
  const [shown, setShown] = useState(value)
  if (value !== undefined && value !== shown) setShown(value)
  return value ?? shown
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const now = useServerNow(60_000)
  const { current, createdAt, lastUsedAt } = session
  const device = deviceOf(session)
  const Icon = /iPhone|Android|iPad/.test(device) ? Smartphone : MonitorSmartphone
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium leading-tight">
          <span className="min-w-0">{device}</span>
          {current && <Tag tone="won">{msg('profile.session-list.this-device')}</Tag>}
        </p>
        <p className="mt-0.5 text-muted text-sm">
          {current
            ? msg('profile.session-list.in-use-now')
            : msg('profile.session-list.last-used', { time: timeAgo(Date.parse(lastUsedAt), now) })}
          <span className="text-faint max-sm:hidden">
            {' '}
            {msg('profile.session-list.signed-in', { time: dayAndTime(Date.parse(createdAt)) })}
          </span>
        </p>
      </div>
      {!current && (
        <Button size="sm" onClick={onEnd} aria-label={msg('profile.session-list.log-out-2', { device })}>
          {msg('profile.session-list.log-out')}
        </Button>
      )}
    </li>
  )
}

function thisOneFirst(sessions: readonly Session[]): readonly Session[] {
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
}

const deviceOf = ({ device }: Session) =>
  device === null ? msg('profile.session-list.unknown-device') : deviceText(device)
