import { adminGetCrashReport, adminListCrashReports, adminUpdateCrashReport, type CrashGroup } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { notify, Tag } from '../../ui/index.ts'

type Status = CrashGroup['status']

const TONES = { open: 'lost', resolved: 'won', muted: 'neutral' } as const

export function CrashStatusTag({ status }: { status: Status }) {
  return <Tag tone={TONES[status]}>{status}</Tag>
}

interface StatusChange {
  id: CrashGroup['_id']
  status: Status
}

/** Resolves, mutes or reopens a kind of crash. The list and the page update at once. */
export function useCrashStatus() {
  const queryClient = useQueryClient()
  return usePress({
    mutationFn: ({ id, status }: StatusChange) => call(adminUpdateCrashReport, { params: { id }, body: { status } }),
    onSuccess: ({ crashReport }) => {
      notify.success(crashReport.status === 'open' ? 'Marked as open' : `Marked as ${crashReport.status}`)
      for (const { path } of [adminListCrashReports, adminGetCrashReport]) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    },
    onError: (error) => notify.error(messageOf(error), { duration: 6000 }),
  })
}
