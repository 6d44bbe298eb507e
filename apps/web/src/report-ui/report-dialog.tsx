import {
  type ChatMessageId,
  type CircleId,
  type LobbyId,
  type PublicUser,
  reportCircle,
  reportMessage,
  reportName,
  reportTeams,
} from '@bettle/contract'
import { REPORT_REASONS, type ReportReason } from '@bettle/rules'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { messageOf } from '../api/call-error.ts'
import { usePress } from '../api/use-press.ts'
import { msg } from '../texts/msg.ts'
import { Button, Dialog, Notice, notify, Select, TextArea } from '../ui/index.ts'
import { REPORT_REASON_TEXTS } from './report-reasons.ts'

interface OfLobby {
  lobbyId: LobbyId
  circle?: undefined
}

interface OfCircle {
  lobbyId?: undefined
  /** The circle whose name is reported, with its code for a user who only knows the code. */
  circle: { readonly _id: CircleId; readonly name: string; readonly code?: string }
}

export type ReportDialogProps = (OfLobby | OfCircle) & {
  /** The author, the member with the name, or the owner of the circle. */
  user: PublicUser
  /** The message to report, without a text if it was removed. If undefined, the member's name is reported. */
  message?: { id: ChatMessageId; text: string } | undefined
  /** The names of the teams that the user gave to a match of their own, if these are reported. */
  teams?: string | undefined
  onClose: () => void
}

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_TEXTS[value] }))

/** Reports a message, the name of a member or a circle, or the names of teams to the administrators [MD1] [MD16]. */
export function ReportDialog({ lobbyId, circle, user, message, teams, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { press, isPending, error } = usePress({
    mutationFn: (why: { reason: ReportReason; text: string }) => {
      if (circle) return call(reportCircle, { body: { circleId: circle._id, code: circle.code, ...why } })
      if (message) return call(reportMessage, { body: { messageId: message.id, ...why } })
      if (teams !== undefined) return call(reportTeams, { body: { lobbyId, ...why } })
      return call(reportName, { body: { lobbyId, userId: user._id, ...why } })
    },
    onSuccess: () => {
      notify.success(msg('report-ui.report-dialog.your-report-has-arrived'), { duration: 4000 })
      onClose()
    },
  })
  const send = () => {
    setMissing(reason === undefined)
    if (reason) void press({ reason, text: text.trim() })
  }
  return (
    <Dialog
      open
      size="sm"
      phone="fitted"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={titleOf()}
      description={msg('report-ui.report-dialog.the-administrators-read-your', { username: user.username })}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {msg('report-ui.report-dialog.cancel')}
          </Button>
          <Button variant="primary" loading={isPending} onClick={send}>
            {msg('report-ui.report-dialog.send-report')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {message?.text === '' && (
          <p className="text-muted text-sm">{msg('report-ui.report-dialog.the-message-was-removed')}</p>
        )}
        {message && message.text !== '' && (
          <blockquote className="wrap-anywhere line-clamp-4 whitespace-pre-wrap border-line-strong border-s-2 ps-3 text-muted text-sm">
            {message.text}
          </blockquote>
        )}
        <Select
          label={msg('report-ui.report-dialog.reason')}
          required
          options={OPTIONS}
          value={reason}
          onValueChange={setReason}
          invalid={isMissing && reason === undefined}
          prompt={msg('report-ui.report-dialog.please-choose-a-reason')}
        />
        <TextArea
          label={msg('report-ui.report-dialog.what-happened')}
          hint={msg('report-ui.report-dialog.you-can-leave-this')}
          rows={2}
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
      </div>
    </Dialog>
  )

  function titleOf(): string {
    if (circle) return msg('report-ui.report-dialog.report-the-name', { name: circle.name })
    if (message) return msg('report-ui.report-dialog.report-this-message')
    return teams === undefined
      ? msg('report-ui.report-dialog.report-the-name-2', { username: user.username })
      : msg('report-ui.report-dialog.report-the-names', { teams })
  }
}
