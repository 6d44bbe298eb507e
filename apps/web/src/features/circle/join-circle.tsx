import { type CircleInvitation, circleByCode, joinCircle } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { Button, EmptyState, ErrorState, lazyNamed, Notice, Panel, SkeletonRows } from '../../ui/index.ts'
import { membersText } from './circle-text.ts'
import { useCircleUpdates } from './use-circles.ts'

const ReportDialog = lazyNamed(() => import('../../report-ui/report-dialog.tsx'), 'ReportDialog')

interface JoinCircleProps {
  code: string
  /** Called once the user is a member. */
  onMember: (circleId: CircleInvitation['_id']) => void
}

/** The page of a circle's link: what the circle is, and one press to ask its owner [CI4]. */
export function JoinCircle({ code, onMember }: JoinCircleProps) {
  useCircleUpdates()
  const queryClient = useQueryClient()
  const byCode = { ...queryOf(circleByCode, { params: { code } }), staleTime: 0 }
  const { data, error, isFetching, refetch } = useQuery(byCode)
  const [isReporting, setReporting] = useState(false)
  const join = usePress({
    mutationFn: (_: 'join') => call(joinCircle, { body: { code } }),
    onSuccess: (reply) => queryClient.setQueryData(byCode.queryKey, reply),
  })
  const circle = data?.circle
  const memberOf = circle?.state === 'member' ? circle._id : undefined
  useEffect(() => {
    if (memberOf) onMember(memberOf)
  }, [memberOf, onMember])
  if (error instanceof CallError && error.status === 404)
    return (
      <Panel>
        <EmptyState title={msg('circle.join-circle.circle-not-found')}>
          {msg('circle.join-circle.no-circle-has-the', { code })}
        </EmptyState>
      </Panel>
    )
  if (error)
    return (
      <ErrorState
        title={msg('circle.join-circle.the-circle-could-not')}
        kept={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!circle)
    return (
      <Panel>
        <SkeletonRows rows={3} label={msg('circle.join-circle.loading-the-circle')} />
      </Panel>
    )
  const { name, owner, members, state } = circle
  return (
    <Panel>
      <div className="flex flex-col items-start gap-4">
        <div>
          <h1 className="headline wrap-anywhere text-3xl">{name}</h1>
          <p className="wrap-anywhere text-muted">
            {msg('circle.join-circle.a-circle-of-friends', { members: membersText(members), username: owner.username })}
          </p>
        </div>
        {join.error && <Notice tone="error">{messageOf(join.error)}</Notice>}
        <div role="status" className="w-full empty:hidden">
          {state === 'asking' && (
            <Notice tone="info">{msg('circle.join-circle.you-asked-to-come', { username: owner.username })}</Notice>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {(state === 'none' || state === 'asked') && (
            <Button variant="primary" size="lg" loading={join.isPending} onClick={() => void join.press('join')}>
              {state === 'asked' ? msg('circle.join-circle.join-circle') : msg('circle.join-circle.ask-to-join')}
            </Button>
          )}
          {state !== 'member' && (
            <Button variant="ghost" icon={<Flag aria-hidden="true" />} onClick={() => setReporting(true)}>
              {msg('circle.join-circle.report-name')}
            </Button>
          )}
        </div>
      </div>
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog circle={{ ...circle, code }} user={owner} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
