import { createLobby, type GameSettingsGiven, type Match, openRoom } from '@bettle/contract'
import { Suspense, useState } from 'react'
import { useIsOperator, useMustConfirmEmail, useOwnPart } from '../../../api/query/own-part.ts'
import { lazyNamed } from '../../../ui/index.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { type Recorder, RecorderChoice, recordersFor } from './recorder-choice.tsx'
import type { OpeningCall } from './use-creating.ts'

const EventTypeChoice = lazyNamed(() => import('./event-type-choice.tsx'), 'EventTypeChoice')
const ConfirmEmailNotice = lazyNamed(() => import('../../../account-ui/confirm-email-notice.tsx'), 'ConfirmEmailNotice')

interface CreateDialogProps {
  match: Match
  isPending: boolean
  problem: string | undefined
  /**
   * True in the administrators' area, where an administrator records the match by default and takes no seat. Elsewhere
   * this is the default only after the administrator has operated the match. An administrator who has bet on the match
   * cannot operate it, and takes a seat [M16].
   */
  isFromAdmin?: boolean
  onCreate: (settings: GameSettingsGiven, hostOnly: boolean, opening: OpeningCall, eventTypes?: string[]) => void
  onClose: () => void
}

/** A room must be opened before the kick-off, for an official match of which the room gets a copy [RM10]. */
const canBeRoom = ({ status, isPractice, isTrial, isRoom }: Match) =>
  status === 'upcoming' && !isPractice && !isTrial && !isRoom

/**
 * Asks for the settings of a new lobby, and who records the match. An administrator who records the match takes no
 * seat.
 */
export function CreateDialog({ match, isFromAdmin = false, onCreate, ...dialog }: CreateDialogProps) {
  const isOperator = useIsOperator()
  const part = useOwnPart(match._id, { isAsked: isOperator })
  const mustConfirm = useMustConfirmEmail()
  const [picked, setRecorder] = useState<Recorder>()
  // The server operates a practice match.
  const mayOperate = isOperator && part?.hasBet !== true && match.isPractice !== true
  const isUsual = isFromAdmin || part?.hasOperated === true
  // The match may have kicked off while the dialog is open.
  const offered = recordersFor({ mayOperate, canBeRoom: canBeRoom(match) })
  const usual: Recorder = mayOperate && isUsual ? 'operator' : 'official'
  const recorder = picked && offered.includes(picked) ? picked : usual
  const isRoom = recorder === 'room' || recorder === 'host'
  const [eventTypes, setEventTypes] = useState<string[]>()
  const hostOnly = recorder === 'operator' || recorder === 'host'
  return (
    <SettingsDialog
      {...dialog}
      match={match}
      hindrance={
        mustConfirm && (
          <Suspense fallback={null}>
            <ConfirmEmailNotice to="open a lobby" />
          </Suspense>
        )
      }
      isRoom={isRoom}
      seat={
        <>
          {offered.length > 1 && <RecorderChoice offered={offered} value={recorder} onChange={setRecorder} />}
          {isRoom && (
            <Suspense fallback={null}>
              <EventTypeChoice matchId={match._id} chosen={eventTypes} onChoose={setEventTypes} />
            </Suspense>
          )}
        </>
      }
      onCreate={(settings) =>
        isRoom ? onCreate(settings, hostOnly, openRoom, eventTypes) : onCreate(settings, hostOnly, createLobby)
      }
    />
  )
}
