import { createLobby, type GameSettingsGiven, type Match, openRoom } from '@bettle/contract'
import { Suspense, startTransition, useState } from 'react'
import { useIsOperator, useMustConfirmEmail, useOwnPart } from '../../../api/query/own-part.ts'
import { recorderText } from '../../../match-ui/recorder-text.ts'
import { lazyNamed } from '../../../ui/index.ts'
import { FriendsDialog } from './friends-dialog.tsx'
import { type Recorder, RecorderChoice, recorderLabel, recordersFor } from './recorder-choice.tsx'
import { canBeRoom, type OpeningCall, usualOpening } from './usual-opening.ts'

const SettingsDialog = lazyNamed(() => import('../settings/settings-dialog.tsx'), 'SettingsDialog')
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
  onCreate: (
    settings: GameSettingsGiven,
    hostOnly: boolean,
    opening: OpeningCall,
    eventTypes?: string[],
    isNamed?: boolean,
  ) => void
  /** Opens a private lobby with classic rules. If it is left out, the dialog shows all settings at once. */
  onFriends?: (hostOnly: boolean, opening: OpeningCall, eventTypes?: string[], isNamed?: boolean) => void
  onClose: () => void
}

/**
 * Offers to open a private lobby for friends with one press. Behind 'House rules' it asks for the settings of a new
 * lobby. An administrator who records the match takes no seat.
 */
export function CreateDialog({ match, isFromAdmin = false, onCreate, onFriends, ...dialog }: CreateDialogProps) {
  const isOperator = useIsOperator()
  const part = useOwnPart(match._id, { isAsked: isOperator })
  const mustConfirm = useMustConfirmEmail()
  const [picked, setRecorder] = useState<Recorder>()
  const [asksSettings, setAsksSettings] = useState(onFriends === undefined)
  // The server operates a practice match.
  const mayOperate = isOperator && part?.hasBet !== true && match.isPractice !== true
  const isUsual = isFromAdmin || part?.hasOperated === true
  // The match may have kicked off while the dialog is open.
  const offered = recordersFor({ mayOperate, canBeRoom: canBeRoom(match) })
  const unlessOperator: Recorder = usualOpening(match) === openRoom ? 'room' : 'official'
  const usual: Recorder = mayOperate && isUsual ? 'operator' : unlessOperator
  const recorder = picked && offered.includes(picked) ? picked : usual
  const isRoom = recorder === 'room' || recorder === 'named' || recorder === 'host'
  const [eventTypes, setEventTypes] = useState<string[]>()
  const named = recorder === 'named' ? ([true] as const) : []
  const hostOnly = recorder === 'operator' || recorder === 'host'
  const hindrance = mustConfirm && (
    <Suspense fallback={null}>
      <ConfirmEmailNotice to="lobby" />
    </Suspense>
  )
  const recorderChoice = offered.length > 1 && (
    <>
      <RecorderChoice
        offered={offered}
        value={recorder}
        isUnrecorded={match.recordedBy === 'nobody-yet'}
        onChange={setRecorder}
      />
      {isRoom && (
        <Suspense fallback={null}>
          <EventTypeChoice matchId={match._id} chosen={eventTypes} onChoose={setEventTypes} />
        </Suspense>
      )}
    </>
  )
  if (!asksSettings) {
    return (
      <FriendsDialog
        {...dialog}
        match={match}
        hindrance={hindrance}
        recorder={recorderChoice ? recorderLabel(recorder, offered) : (recorderText(match) ?? '')}
        recorderChoice={recorderChoice}
        onOpen={() =>
          isRoom ? onFriends?.(hostOnly, openRoom, eventTypes, ...named) : onFriends?.(hostOnly, createLobby)
        }
        onRules={() => startTransition(() => setAsksSettings(true))}
      />
    )
  }
  return (
    <SettingsDialog
      {...dialog}
      match={match}
      hindrance={hindrance}
      isRoom={isRoom}
      seat={recorderChoice}
      onCreate={(settings) =>
        isRoom
          ? onCreate(settings, hostOnly, openRoom, eventTypes, ...named)
          : onCreate(settings, hostOnly, createLobby)
      }
    />
  )
}
