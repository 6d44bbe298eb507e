import {
  adminCloseReport,
  adminGetReport,
  adminListReports,
  adminReopenReport,
  type Reported,
  type ReportStatus,
} from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { statusText } from '../../admin-ui/status-text.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { notify } from '../../ui/index.ts'
import type { Statuses } from './record-status.tsx'

/** The buttons name a report by the username of the reported user. */
export const REPORT_STATUSES: Statuses<Exclude<ReportStatus, 'open'>> = {
  closing: [
    {
      status: 'handled',
      button: msg('administration.report-status.handled'),
      rowLabel: (username) => msg('administration.report-status.mark-the-report-about', { username }),
      icon: Check,
    },
    {
      status: 'dismissed',
      button: msg('administration.report-status.dismiss'),
      rowLabel: (username) => msg('administration.report-status.dismiss-the-report-about', { username }),
      icon: X,
    },
  ],
  reopenLabel: (username) => msg('administration.report-status.mark-the-report-about-as', { username }),
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
      notify.success(
        status === 'open'
          ? msg('administration.report-status.marked-as-open')
          : msg('administration.report-status.closed-as-status', { status: statusText(status) }),
      )
      for (const { path } of [adminListReports, adminGetReport]) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    },
    onError: (error) => notify.error(messageOf(error), { duration: 6000 }),
  })
}
