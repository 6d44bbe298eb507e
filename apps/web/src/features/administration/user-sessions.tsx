import { type AdminUser, adminEndUserSession, adminListUserSessions, type Session } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceText } from '../../account-ui/device-text.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { timeAgo } from '../../text/time-ago.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ErrorState, notify, Panel, SkeletonRows } from '../../ui/index.ts'

/** Lists a user's sessions, each with a button that ends the session. */
export function UserSessions({ user }: { user: AdminUser }) {
  const sessions = queryOf(adminListUserSessions, { params: { id: user._id } })
  const { data, error, isFetching, refetch } = useQuery({ ...sessions, staleTime: 0 })
  const queryClient = useQueryClient()
  const ending = usePress({
    oneAtATime: true,
    mutationFn: ({ _id }: Session) => call(adminEndUserSession, { params: { id: user._id, sessionId: _id } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessions.queryKey }),
    onError: (failure) => notify.error(messageOf(failure), { duration: 6000 }),
  })
  const now = useServerNow(60_000)
  return (
    <Panel title={msg('administration.user-sessions.signed-in-devices')} flush>
      {data ? (
        data.sessions.length === 0 ? (
          <p className="p-4 text-muted text-sm">
            {msg('administration.user-sessions.is-not-signed-in', { userName: user.name })}
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {data.sessions.map((session) => {
              const device = session.device
                ? deviceText(session.device)
                : msg('administration.user-sessions.unknown-device')
              return (
                <li key={session._id} className="flex min-h-14 items-center gap-3 px-4 py-2 text-sm">
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">{device}</span>
                    <span className="text-muted">
                      {msg('administration.user-sessions.last-used-time-ago', {
                        timeAgo: timeAgo(Date.parse(session.lastUsedAt), now),
                      })}
                    </span>
                  </span>
                  <Button
                    size="sm"
                    aria-label={msg('administration.user-sessions.log-out-device', { device })}
                    loading={ending.isPending && ending.request?._id === session._id}
                    onClick={() => void ending.press(session)}
                  >
                    {msg('administration.user-sessions.log-out')}
                  </Button>
                </li>
              )
            })}
          </ul>
        )
      ) : (
        <div className="p-4">
          {error ? (
            <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={2} label={msg('administration.user-sessions.loading-the-devices')} />
          )}
        </div>
      )}
    </Panel>
  )
}
