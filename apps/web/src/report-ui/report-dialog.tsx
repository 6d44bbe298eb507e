import {
  type ChatMessageId,
  type LobbyId,
  type PublicUser,
  reportMessage,
  reportName,
  reportTeams,
} from '@bettle/contract'
import { REPORT_REASONS, type ReportReason } from '@bettle/rules'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { messageOf } from '../api/call-error.ts'
import { usePress } from '../api/use-press.ts'
import { Button, Dialog, Notice, notify, Select, TextArea } from '../ui/index.ts'
import { REPORT_REASON_TEXTS } from './report-reasons.ts'

export interface ReportDialogProps {
  lobbyId: LobbyId
  user: PublicUser
  /** The message to report, without a text if it was removed. If undefined, the member's name is reported. */
  message?: { id: ChatMessageId; text: string } | undefined
  /** The names of the teams that the user gave to a match of their own, if these are reported. */
  teams?: string | undefined
  onClose: () => void
}

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_TEXTS[value] }))

/** Reports a message or the name of a member to the administrators [MD1]. */
export function ReportDialog({ lobbyId, user, message, teams, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { press, isPending, error } = usePress({
    mutationFn: (why: { reason: ReportReason; text: string }) => {
      if (message) return call(reportMessage, { body: { messageId: message.id, ...why } })
      if (teams !== undefined) return call(reportTeams, { body: { lobbyId, ...why } })
      return call(reportName, { body: { lobbyId, userId: user._id, ...why } })
    },
    onSuccess: () => {
      notify.success('Your report has arrived. Thank you.', { duration: 4000 })
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
      description={`The administrators read your report. ${user.username} does not see your report.`}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" loading={isPending} onClick={send}>
            Send report
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {message?.text === '' && (
          <p className="text-muted text-sm">
            The message was removed. For 24 hours after that, a report still shows its text to the administrators.
          </p>
        )}
        {message && message.text !== '' && (
          <blockquote className="wrap-anywhere line-clamp-4 whitespace-pre-wrap border-line-strong border-l-2 pl-3 text-muted text-sm">
            {message.text}
          </blockquote>
        )}
        <Select
          label="Reason"
          required
          options={OPTIONS}
          value={reason}
          onValueChange={setReason}
          invalid={isMissing && reason === undefined}
          prompt="Please choose a reason"
        />
        <TextArea
          label="What happened?"
          hint="You can leave this empty."
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
    if (message) return 'Report this message'
    return teams === undefined ? `Report the name ${user.username}` : `Report the names ${teams}`
  }
}
