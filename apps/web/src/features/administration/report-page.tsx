import {
  adminGetReport,
  adminListReports,
  adminRenameUser,
  type ChatMessage,
  isId,
  muteMember,
  type Reply,
  type Reported,
  removeChat,
} from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageCircleOff, TimerOff, Trash2, UserPen } from 'lucide-react'
import { useState } from 'react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { REPORT_REASON_TEXTS } from '../../report-ui/report-reasons.ts'
import { dayAndTime, hoursAndMinutes } from '../../text/date-text.ts'
import { zonedDayAndTime } from '../../text/zoned-time.ts'
import { Button, ConfirmDialog, classNames, notify, Panel } from '../../ui/index.ts'
import { BanDialog } from './ban-panel.tsx'
import { StatusPage } from './record-status.tsx'
import { REPORT_STATUSES, useReportStatus } from './report-status.tsx'

const TITLES = { message: 'Reported message', name: 'Reported name', teams: 'Reported teams' } as const
const SUBJECTS = { message: 'Message', name: 'Name', teams: 'Teams' } as const

type OneReport = Reply<typeof adminGetReport>['report']

/** Shows a reported message or name with its reports and context, and what an administrator can do [MD5]. */
export function ReportPage({ id }: { id: string }) {
  const query = useQuery({
    ...queryOf(adminGetReport, { params: { id: id as Reported['_id'] } }),
    enabled: isId(id),
    staleTime: 0,
  })
  const press = useReportStatus()
  const report = query.data?.report
  return (
    <StatusPage
      id={id}
      title={report ? TITLES[report.kind] : 'Report'}
      back={{ to: 'reports', label: 'Reports' }}
      unknown="This report does not exist"
      query={query}
      status={report && { of: REPORT_STATUSES, record: report, press }}
    >
      {report && (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <Subject report={report} />
            {report.context.length > 0 && <Conversation report={report} />}
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <Measures report={report} />
            <Reporters report={report} />
          </div>
        </div>
      )}
    </StatusPage>
  )
}

function Subject({ report: { kind, text, name, username, user, lobby, closedAt, closedBy } }: { report: OneReport }) {
  return (
    <Panel
      title={SUBJECTS[kind]}
      aside={
        <AdminLink to={`manage-user/${user._id}`} className="underline-offset-4 hover:underline">
          {user.username}
        </AdminLink>
      }
    >
      <blockquote dir="auto" className="whitespace-pre-wrap border-lost border-l-2 pl-3 [overflow-wrap:anywhere]">
        {kind === 'name' ? `${username} (${name})` : text}
      </blockquote>
      <p className="mt-3 text-muted text-sm">
        {lobby.competition ? (
          <>
            In a game of{' '}
            <AdminLink to={`competition/${lobby.competition._id}`} className="underline underline-offset-4">
              {lobby.competition.name}
            </AdminLink>
            .
          </>
        ) : (
          <>
            In lobby <code>{lobby.lobbyCode}</code>.
          </>
        )}
        {closedAt &&
          ` The report was closed by ${closedBy?.username ?? 'the server'} on ${dayAndTime(Date.parse(closedAt))}.`}
      </p>
    </Panel>
  )
}

function Conversation({ report: { context, messageId } }: { report: OneReport }) {
  return (
    <Panel title="Chat around the message" flush>
      <ol className="divide-y divide-line">
        {context.map((message) => (
          <Line key={message._id} message={message} isReported={message._id === messageId} />
        ))}
      </ol>
    </Panel>
  )
}

function Line({
  message: { user, message, removedBy, createdAt },
  isReported,
}: {
  message: ChatMessage
  isReported: boolean
}) {
  return (
    <li
      aria-current={isReported || undefined}
      className={classNames('px-4 py-2 text-sm', isReported && 'bg-lost-soft')}
    >
      <span className="font-semibold [overflow-wrap:anywhere]">{user.username}</span>{' '}
      <time dateTime={createdAt} className="text-muted text-xs tabular-nums">
        {hoursAndMinutes(Date.parse(createdAt))}
      </time>
      <p
        dir="auto"
        className={classNames('whitespace-pre-wrap [overflow-wrap:anywhere]', removedBy && 'text-muted italic')}
      >
        {removedBy ? `Removed by ${removedBy.username}` : message}
      </p>
    </li>
  )
}

function Reporters({ report: { reports } }: { report: OneReport }) {
  return (
    <Panel title={reports.length === 1 ? '1 report' : `${reports.length} reports`} flush>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {reports.map(({ user, reason, text, at }) => (
          <li key={user._id} className="px-4 py-2 text-sm">
            <AdminLink to={`manage-user/${user._id}`} className="font-semibold underline-offset-4 hover:underline">
              {user.username}
            </AdminLink>{' '}
            <span className="text-muted">
              {REPORT_REASON_TEXTS[reason]} · {dayAndTime(Date.parse(at))}
            </span>
            {text && <p className="mt-1 [overflow-wrap:anywhere]">{text}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const CONFIRMED = {
  remove: {
    title: 'Remove this message?',
    text: 'The text of the message is deleted for all members. The report keeps a copy of the text.',
  },
  rename: {
    title: 'Replace the name with a generated name?',
    text: 'The server replaces the name and the username. All screens show the new names. This cannot be undone.',
  },
} as const

const DONE = {
  remove: 'The message was removed',
  mute: 'The player is muted for 15 minutes',
  rename: 'The name was replaced',
} as const

/** The administrator's actions on the reported message and its author. The audit log records each action. */
function Measures({ report }: { report: OneReport }) {
  const { user, messageId, lobby, context, bannedUntil, mutedUntil } = report
  const [asked, setAsked] = useState<'remove' | 'rename' | 'ban'>()
  const queryClient = useQueryClient()
  const { press, isPending, request } = usePress({
    mutationFn: async (what: keyof typeof DONE) => {
      if (what === 'rename') await call(adminRenameUser, { params: { id: user._id } })
      if (what === 'mute') await call(muteMember, { body: { lobbyId: lobby._id, userId: user._id } })
      if (what === 'remove' && messageId) await call(removeChat, { params: { id: messageId } })
      return what
    },
    onSuccess: (what) => {
      notify.success(DONE[what])
      setAsked(undefined)
      for (const { path } of [adminGetReport, adminListReports]) {
        void queryClient.invalidateQueries({ queryKey: [path] })
      }
    },
    onError: (error) => {
      notify.error(messageOf(error), { duration: 6000 })
      setAsked(undefined)
    },
  })
  const isRemoved = context.find(({ _id }) => _id === messageId)?.removedBy != null
  const confirmed = asked === 'remove' || asked === 'rename' ? CONFIRMED[asked] : undefined
  return (
    <Panel title="Measures">
      <div className="flex flex-wrap gap-2">
        {messageId && (
          <Button icon={<Trash2 aria-hidden="true" />} disabled={isRemoved} onClick={() => setAsked('remove')}>
            {isRemoved ? 'Message removed' : 'Remove message'}
          </Button>
        )}
        <Button
          icon={<MessageCircleOff aria-hidden="true" />}
          loading={isPending && request === 'mute'}
          onClick={() => void press('mute')}
        >
          Mute 15 min
        </Button>
        <Button icon={<UserPen aria-hidden="true" />} onClick={() => setAsked('rename')}>
          Rename
        </Button>
        <Button variant="danger" icon={<TimerOff aria-hidden="true" />} onClick={() => setAsked('ban')}>
          Ban…
        </Button>
      </div>
      {(bannedUntil || mutedUntil) && (
        <p className="mt-3 text-muted text-sm">
          {bannedUntil && `Banned until ${zonedDayAndTime(Date.parse(bannedUntil))}. `}
          {mutedUntil && `Muted until ${hoursAndMinutes(Date.parse(mutedUntil))}.`}
        </p>
      )}
      <ConfirmDialog
        open={confirmed !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={confirmed?.title}
        confirmText={asked === 'rename' ? 'Rename' : 'Remove'}
        danger
        pending={isPending}
        onConfirm={() => (asked === 'remove' || asked === 'rename') && void press(asked)}
      >
        {confirmed?.text}
      </ConfirmDialog>
      {asked === 'ban' && <BanDialog user={user} onClose={() => setAsked(undefined)} />}
    </Panel>
  )
}
