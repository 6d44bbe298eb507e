import { adminGetCrashReport, adminListCrashReports, adminUpdateCrashReport, type CrashGroup } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { BellOff, Check } from 'lucide-react'
import { statusText } from '../../admin-ui/status-text.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { msg } from '../../texts/msg.ts'
import { notify } from '../../ui/index.ts'
import type { Statuses } from './record-status.tsx'

type Status = CrashGroup['status']

export const CRASH_STATUSES: Statuses<Exclude<Status, 'open'>> = {
  closing: [
    {
      status: 'resolved',
      button: msg('administration.crash-status.resolve'),
      rowLabel: (crash) => msg('administration.crash-status.resolve-crash', { crash }),
      icon: Check,
    },
    {
      status: 'muted',
      button: msg('administration.crash-status.mute'),
      rowLabel: (crash) => msg('administration.crash-status.mute-crash', { crash }),
      icon: BellOff,
    },
  ],
  reopenLabel: (crash) => msg('administration.crash-status.mark-the-crash-as', { crash }),
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
      notify.success(
        crashReport.status === 'open'
          ? msg('administration.crash-status.marked-as-open')
          : msg('administration.crash-status.marked-as-status', { status: statusText(crashReport.status) }),
      )
      for (const { path } of [adminListCrashReports, adminGetCrashReport]) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    },
    onError: (error) => notify.error(messageOf(error), { duration: 6000 }),
  })
}
