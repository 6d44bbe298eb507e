import {
  adminGetReport,
  adminListReports,
  adminRenameCircle,
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
import { msg, rich } from '../../texts/msg.ts'
import { Button, ConfirmDialog, classNames, notify, Panel } from '../../ui/index.ts'
import { BanDialog } from './ban-panel.tsx'
import { StatusPage } from './record-status.tsx'
import { REPORT_STATUSES, useReportStatus } from './report-status.tsx'

const TITLES = {
  message: msg('administration.report-page.reported-message'),
  name: msg('administration.report-page.reported-name'),
  teams: msg('administration.report-page.reported-teams'),
  circle: msg('administration.report-page.reported-circle'),
} as const
const SUBJECTS = {
  message: msg('administration.report-page.message'),
  name: msg('administration.report-page.name'),
  teams: msg('administration.report-page.teams'),
  circle: msg('administration.report-page.name-of-a-circle'),
} as const

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
      title={report ? TITLES[report.kind] : msg('administration.report-page.report')}
      back={{ to: 'reports', label: msg('administration.report-page.reports') }}
      unknown={msg('administration.report-page.this-report-does-not')}
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

function Subject({ report }: { report: OneReport }) {
  const { kind, text, name, username, user, closedAt, closedBy } = report
  return (
    <Panel
      title={SUBJECTS[kind]}
      aside={
        <AdminLink to={`manage-user/${user._id}`} className="underline-offset-4 hover:underline">
          {user.username}
        </AdminLink>
      }
    >
      <blockquote dir="auto" className="whitespace-pre-wrap border-lost border-s-2 ps-3 [overflow-wrap:anywhere]">
        {kind === 'name' ? `${username} (${name})` : text}
      </blockquote>
      <p className="mt-3 text-muted text-sm">
        <Place report={report} />
        {closedAt && ` ${closedText(closedBy, dayAndTime(Date.parse(closedAt)))}`}
      </p>
    </Panel>
  )
}

const closedText = (by: OneReport['closedBy'], at: string): string =>
  by
    ? msg('administration.report-page.the-report-was-closed', { byUsername: by.username, at })
    : msg('administration.report-page.the-report-was-closed-by', { at })

/** Says where the reported message or name was seen. */
function Place({ report: { kind, lobby, circle } }: { report: OneReport }) {
  if (kind === 'circle')
    return circle
      ? msg('administration.report-page.the-circle-is-now', { circleName: circle.name })
      : msg('administration.report-page.the-circle-was-deleted')
  if (!lobby) return null
  if (!lobby.competition)
    return <>{rich('administration.report-page.in-lobby-code-lobby', { code: <code />, lobbyCode: lobby.lobbyCode })}</>
  return (
    <>
      {msg('administration.report-page.in-a-game-of')}{' '}
      <AdminLink to={`competition/${lobby.competition._id}`} className="underline underline-offset-4">
        {lobby.competition.name}
      </AdminLink>
      .
    </>
  )
}

function Conversation({ report: { context, messageId } }: { report: OneReport }) {
  return (
    <Panel title={msg('administration.report-page.chat-around-the-message')} flush>
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
        {removedBy
          ? msg('administration.report-page.removed-by-removed-by', { removedByUsername: removedBy.username })
          : message}
      </p>
    </li>
  )
}

function Reporters({ report: { reports } }: { report: OneReport }) {
  return (
    <Panel
      title={
        reports.length === 1
          ? msg('administration.report-page.1-report')
          : msg('administration.report-page.reports-reports', { reports: reports.length })
      }
      flush
    >
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
    title: msg('administration.report-page.remove-this-message'),
    text: msg('administration.report-page.the-text-of-the'),
  },
  circle: {
    title: msg('administration.report-page.replace-the-name-of'),
    text: msg('administration.report-page.all-members-see-the'),
  },
  rename: {
    title: msg('administration.report-page.replace-the-name-with'),
    text: msg('administration.report-page.the-server-replaces-the'),
  },
} as const

const DONE = {
  remove: msg('administration.report-page.the-message-was-removed'),
  mute: msg('administration.report-page.the-player-is-muted'),
  rename: msg('administration.report-page.the-name-was-replaced'),
  circle: msg('administration.report-page.the-name-of-the'),
} as const

/** The administrator's actions on the reported message and its author. The audit log records each action. */
function Measures({ report }: { report: OneReport }) {
  const { user, messageId, lobby, circle, context, bannedUntil, mutedUntil } = report
  const [asked, setAsked] = useState<'remove' | 'rename' | 'circle' | 'ban'>()
  const queryClient = useQueryClient()
  const { press, isPending, request } = usePress({
    mutationFn: async (what: keyof typeof DONE) => {
      if (what === 'rename') await call(adminRenameUser, { params: { id: user._id } })
      if (what === 'circle' && circle) await call(adminRenameCircle, { params: { circleId: circle._id } })
      if (what === 'mute' && lobby) await call(muteMember, { body: { lobbyId: lobby._id, userId: user._id } })
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
  const confirmed = asked && asked !== 'ban' ? CONFIRMED[asked] : undefined
  return (
    <Panel title={msg('administration.report-page.measures')}>
      <div className="flex flex-wrap gap-2">
        {messageId && (
          <Button icon={<Trash2 aria-hidden="true" />} disabled={isRemoved} onClick={() => setAsked('remove')}>
            {isRemoved
              ? msg('administration.report-page.message-removed')
              : msg('administration.report-page.remove-message')}
          </Button>
        )}
        {lobby && (
          <Button
            icon={<MessageCircleOff aria-hidden="true" />}
            loading={isPending && request === 'mute'}
            onClick={() => void press('mute')}
          >
            {msg('administration.report-page.mute-15-min')}
          </Button>
        )}
        {circle && (
          <Button icon={<UserPen aria-hidden="true" />} onClick={() => setAsked('circle')}>
            {msg('administration.report-page.rename-circle')}
          </Button>
        )}
        {lobby && (
          <Button icon={<UserPen aria-hidden="true" />} onClick={() => setAsked('rename')}>
            {msg('administration.report-page.rename')}
          </Button>
        )}
        <Button variant="danger" icon={<TimerOff aria-hidden="true" />} onClick={() => setAsked('ban')}>
          {msg('administration.report-page.ban')}
        </Button>
      </div>
      {(bannedUntil || mutedUntil) && (
        <p className="mt-3 text-muted text-sm">
          {bannedUntil &&
            msg('administration.report-page.banned-until-zoned-day', {
              zonedDayAndTime: zonedDayAndTime(Date.parse(bannedUntil)),
            })}
          {bannedUntil && mutedUntil && ' '}
          {mutedUntil &&
            msg('administration.report-page.muted-until-hours-and', {
              hoursAndMinutes: hoursAndMinutes(Date.parse(mutedUntil)),
            })}
        </p>
      )}
      <ConfirmDialog
        open={confirmed !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={confirmed?.title}
        confirmText={
          asked === 'remove' ? msg('administration.report-page.remove') : msg('administration.report-page.rename')
        }
        danger
        pending={isPending}
        onConfirm={() => asked && asked !== 'ban' && void press(asked)}
      >
        {confirmed?.text}
      </ConfirmDialog>
      {asked === 'ban' && <BanDialog user={user} onClose={() => setAsked(undefined)} />}
    </Panel>
  )
}
