import type { GameSettingsGiven, Match } from '@bettle/contract'
import { Suspense, useState } from 'react'
import { useIsOperator, useMustConfirmEmail, useOwnPart } from '../../../api/query/own-part.ts'
import { lazyNamed, Switch } from '../../../ui/index.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'

const ConfirmEmailNotice = lazyNamed(() => import('../../../account-ui/confirm-email-notice.tsx'), 'ConfirmEmailNotice')

interface CreateDialogProps {
  match: Match
  isPending: boolean
  problem: string | undefined
  /**
   * In the administrators' area the creator is host only by default; elsewhere only if they operated the match [M16].
   */
  isFromAdmin?: boolean
  onCreate: (settings: GameSettingsGiven, hostOnly: boolean) => void
  onClose: () => void
}

/** Asks for the settings of a new lobby. A creator who may operate the match also chooses whether to take a seat. */
export function CreateDialog({ match, isFromAdmin = false, onCreate, ...dialog }: CreateDialogProps) {
  const isOperator = useIsOperator()
  const part = useOwnPart(match._id, { isAsked: isOperator })
  const [chosen, setChosen] = useState<boolean>()
  const mustConfirm = useMustConfirmEmail()
  const isUsual = isFromAdmin || part?.hasOperated === true
  const hostOnly = isOperator && (chosen ?? (isUsual && part?.hasBet !== true))
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
      seat={
        isOperator && (
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
        )
      }
      onCreate={(settings) => onCreate(settings, hostOnly)}
    />
  )
}
