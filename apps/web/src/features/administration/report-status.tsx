import {
  adminCloseReport,
  adminGetReport,
  adminListReports,
  adminReopenReport,
  type Reported,
  type ReportStatus,
} from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { notify, Tag } from '../../ui/index.ts'

const TONES = { open: 'lost', handled: 'won', dismissed: 'neutral' } as const

export function ReportStatusTag({ status }: { status: ReportStatus }) {
  return <Tag tone={TONES[status]}>{status}</Tag>
}

interface StatusChange {
  id: Reported['_id']
  status: ReportStatus
}

/** Closes or reopens reports. The list of reports and the page of a report update at once. */
export function useReportStatus() {
  const queryClient = useQueryClient()
  return usePress({
    mutationFn: ({ id, status }: StatusChange) =>
      status === 'open'
        ? call(adminReopenReport, { params: { id } })
        : call(adminCloseReport, { params: { id }, body: { outcome: status } }),
    onSuccess: ({ report: { status } }) => {
      notify.success(status === 'open' ? 'Marked as open' : `Closed as ${status}`)
      for (const { path } of [adminListReports, adminGetReport]) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    },
    onError: (error) => notify.error(messageOf(error), { duration: 6000 }),
  })
}
