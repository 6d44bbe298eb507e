import { sendConfirmation, whoami } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../api/call.ts'
import { messageOf } from '../api/call-error.ts'
import { queryOf } from '../api/query/query-of.ts'
import { usePress } from '../api/use-press.ts'
import { msg } from '../texts/msg.ts'
import { Button, Notice } from '../ui/index.ts'

interface ConfirmEmailNoticeProps {
  /** The action that requires a confirmed address. */
  to: 'chat' | 'lobby' | 'competition' | 'any'
  className?: string
}

/** How often the page checks whether the address was confirmed, on this device or another (ms). */
const ASK_AGAIN = 10_000

/** Says that the user must confirm their address first, and offers to mail the link again [A61]. */
export function ConfirmEmailNotice({ to, className }: ConfirmEmailNoticeProps) {
  const { data } = useQuery({ ...queryOf(whoami, {}), enabled: false })
  const { press, isPending, error, request } = usePress({ mutationFn: () => call(sendConfirmation, {}) })
  useAskAgain()
  const isSent = request !== undefined && !isPending && !error
  return (
    <Notice tone="warning" className={className}>
      <p className="wrap-anywhere">
        {msg('account-ui.confirm-email-notice.before-you-can-open', {
          to,
          email: data?.user?.email ?? msg('account-ui.confirm-email-notice.your-email-address'),
        })}
      </p>
      <div role="status" className="empty:hidden">
        {isSent && <p className="mt-1 text-muted">{msg('account-ui.confirm-email-notice.we-sent-the-link')}</p>}
        {error && <p className="mt-1 text-lost">{messageOf(error)}</p>}
      </div>
      <Button size="sm" className="mt-2" loading={isPending} onClick={() => void press(null)}>
        {msg('account-ui.confirm-email-notice.send-the-link-again')}
      </Button>
    </Notice>
  )
}

/** Fetches the session again at intervals and when the page becomes visible, as long as this notice is shown. */
function useAskAgain() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) void queryClient.invalidateQueries({ queryKey: queryOf(whoami, {}).queryKey })
    }
    const timer = setInterval(ask, ASK_AGAIN)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [queryClient])
}
