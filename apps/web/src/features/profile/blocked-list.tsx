import { listBlocked } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { useBlock } from '../../report-ui/use-block.ts'
import { msg } from '../../texts/msg.ts'
import { Button, ErrorState, FoldPanel, SkeletonRows } from '../../ui/index.ts'

/** Lists the users whom the user has blocked, each with a button to unblock [MD12]. */
export function BlockedList() {
  const { data, isError, isFetching, refetch } = useQuery({ ...queryOf(listBlocked, {}), staleTime: 0 })
  const { press, isPending, request } = useBlock()
  return (
    <FoldPanel title={msg('profile.blocked-list.blocked-players')} flush>
      {data ? (
        data.blocked.length === 0 ? (
          <p className="p-4 text-muted text-sm">{msg('profile.blocked-list.you-have-not-blocked')}</p>
        ) : (
          <ul className="max-h-96 divide-y divide-line overflow-y-auto">
            {data.blocked.map(({ user }) => (
              <li key={user._id} className="flex min-h-14 items-center gap-3 px-4 py-2">
                <UserAvatar user={user} size={32} />
                <span className="wrap-anywhere min-w-0 flex-1 font-medium">{user.username}</span>
                <Button
                  size="sm"
                  loading={isPending && request?.user._id === user._id}
                  onClick={() => void press({ user, isBlocked: false })}
                  aria-label={msg('profile.blocked-list.unblock-2', { username: user.username })}
                >
                  {msg('profile.blocked-list.unblock')}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : (
        <div className="p-4">
          {isError ? (
            <ErrorState
              title={msg('profile.blocked-list.your-blocked-players-could')}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows rows={1} label={msg('profile.blocked-list.loading-your-blocked-players')} />
          )}
        </div>
      )}
    </FoldPanel>
  )
}
