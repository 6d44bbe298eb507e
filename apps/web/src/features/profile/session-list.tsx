import { endSession, listSessions, logoutEverywhere, type Session } from '@bettle/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { dropSession as forgetSession } from '../../api/session/session.ts'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { timeAgo } from '../../text/time-ago.ts'
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
      notify.success(`${deviceOf(what.session)} was logged out`, { duration: 3000 })
      await queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    },
    onError: (error) => notify.error(messageOf(error), { duration: 6000 }),
    onSettled: () => setAsked(undefined),
  })
  const shown = useShown(asked)

  return (
    <FoldPanel
      title="Signed-in devices"
      flush
      aside={
        data && (
          <Button
            size="sm"
            variant="ghost"
            icon={<LogOut aria-hidden="true" />}
            onClick={() => setAsked({ what: 'all' })}
            className="-mr-3"
          >
            Log out everywhere
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
              title="Your devices could not be loaded."
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows rows={2} label="Loading your devices" />
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        confirmText="Log out"
        danger
        pending={ending.isPending}
        onConfirm={() => asked && ending.mutate(asked)}
      >
        {shown?.what === 'one'
          ? `This logs out ${deviceOf(shown.session)}. You have to sign in again there. Your bets and chips stay the same.`
          : 'This logs you out on every device, also on this device. Your bets and chips stay the same.'}
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
          {current && <Tag tone="won">This device</Tag>}
        </p>
        <p className="mt-0.5 text-muted text-sm">
          {current ? 'In use now' : `Last used ${timeAgo(Date.parse(lastUsedAt), now)}`}
          <span className="text-faint max-sm:hidden"> · signed in {dayAndTime(Date.parse(createdAt))}</span>
        </p>
      </div>
      {!current && (
        <Button size="sm" onClick={onEnd} aria-label={`Log out ${device}`}>
          Log out
        </Button>
      )}
    </li>
  )
}

function thisOneFirst(sessions: readonly Session[]): readonly Session[] {
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
}

const deviceOf = ({ device }: Session) => device ?? 'Unknown device'
