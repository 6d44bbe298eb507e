import { createLobby, type GameSettingsGiven, type Match, openRoom } from '@bettle/contract'
import { Suspense, useState } from 'react'
import { useIsOperator, useMustConfirmEmail, useOwnPart } from '../../../api/query/own-part.ts'
import { lazyNamed, Switch } from '../../../ui/index.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { type Recorder, RecorderChoice } from './recorder-choice.tsx'
import type { OpeningCall } from './use-creating.ts'

const EventTypeChoice = lazyNamed(() => import('./event-type-choice.tsx'), 'EventTypeChoice')
const ConfirmEmailNotice = lazyNamed(() => import('../../../account-ui/confirm-email-notice.tsx'), 'ConfirmEmailNotice')

interface CreateDialogProps {
  match: Match
  isPending: boolean
  problem: string | undefined
  /**
   * True in the administrators' area, where an operator gets no seat by default. Elsewhere an operator gets no seat by
   * default only after operating the match. An operator who has bet on the match always gets a seat by default [M16].
   */
  isFromAdmin?: boolean
  onCreate: (settings: GameSettingsGiven, hostOnly: boolean, opening: OpeningCall, eventTypes?: string[]) => void
  onClose: () => void
}

/** A room must be opened before the kick-off, for an official match of which the room gets a copy [RM10]. */
const canBeRoom = ({ status, isPractice, isTrial, isRoom }: Match) =>
  status === 'upcoming' && !isPractice && !isTrial && !isRoom

/**
 * Asks for the settings of a new lobby, and who records the match. A creator who may operate the match also chooses
 * whether to take a seat.
 */
export function CreateDialog({ match, isFromAdmin = false, onCreate, ...dialog }: CreateDialogProps) {
  const isOperator = useIsOperator()
  const part = useOwnPart(match._id, { isAsked: isOperator })
  const [chosen, setChosen] = useState<boolean>()
  const mustConfirm = useMustConfirmEmail()
  const isUsual = isFromAdmin || part?.hasOperated === true
  const [picked, setRecorder] = useState<Recorder>('official')
  // The match may have kicked off while the dialog is open.
  const recorder = canBeRoom(match) ? picked : 'official'
  const isRoom = recorder !== 'official'
  const [eventTypes, setEventTypes] = useState<string[]>()
  const isHostOnly = isOperator && (chosen ?? (isUsual && part?.hasBet !== true))
  const hostOnly = isRoom ? recorder === 'host' : isHostOnly
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
          {canBeRoom(match) && <RecorderChoice value={recorder} onChange={setRecorder} />}
          {isRoom && (
            <Suspense fallback={null}>
              <EventTypeChoice matchId={match._id} chosen={eventTypes} onChoose={setEventTypes} />
            </Suspense>
          )}
          {isOperator && !isRoom && (
            <Switch
              label="Host only"
              hint={
                hostOnly
                  ? 'You take no seat and are not ranked. You can operate the match.'
                  : 'You take a seat. With your first bet you can no longer operate the match.'
              }
              checked={hostOnly}
              onCheckedChange={setChosen}
            />
          )}
        </>
      }
      onCreate={(settings) =>
        isRoom ? onCreate(settings, hostOnly, openRoom, eventTypes) : onCreate(settings, hostOnly, createLobby)
      }
    />
  )
}
