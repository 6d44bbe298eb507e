import type { GameSettings } from '@bettle/contract'
import { Eye, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { houseRules } from '../../../match-ui/house-rules/house-rules.ts'
import { lateText } from '../../../match-ui/house-rules/late-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { classNames, Dialog, Spinner, Tag } from '../../../ui/index.ts'
import { hasSeat, watchesForGood } from '../lobbies/best-lobby.ts'
import type { CardByCode, Joining } from './use-joining.ts'

/** Asks before joining whether the user wants to play or watch. */
export function RoleDialog({ joining }: { joining: Joining }) {
  const { choosing, pendingCode, problem, join, cancelChoice } = joining
  const isPending = pendingCode !== undefined
  const late = choosing && lateText(choosing.rounds, choosing.gameSettings.startingChips)
  const isSeatFree = choosing !== undefined && hasSeat(choosing)
  const isPlayable = isSeatFree && choosing.seat?.isFinal !== true
  return (
    <Dialog
      open={choosing !== undefined}
      onOpenChange={(open) => !open && !isPending && cancelChoice()}
      size="sm"
      phone="fitted"
      title={msg('hub.role-dialog.join-lobby')}
      description={msg('hub.role-dialog.choose-your-role')}
    >
      {choosing && (
        <div className="flex flex-col gap-3 pb-2">
          <p className="text-muted">
            {rich('hub.role-dialog.v-with', {
              homeTeam: choosing.match.homeTeam,
              awayTeam: choosing.match.awayTeam,
              username: <span className="font-semibold text-ink">{choosing.hostUser.username}</span>,
            })}
          </p>
          <HouseRules settings={choosing.gameSettings} />
          {late && isSeatFree && <p className="text-pretty text-sm">{late}</p>}
          {choosing.seat?.isFinal !== true && (
            <RoleChoice
              icon={<Ticket aria-hidden="true" />}
              name={msg('hub.role-dialog.playing-user')}
              detail={isSeatFree ? seatText(choosing) : msg('hub.role-dialog.every-seat-is-taken')}
              isPrimary={isSeatFree}
              disabled={isPending || !isSeatFree}
              onChoose={() => void join(choosing, 'player')}
            />
          )}
          {(choosing.gameSettings.allowSpectators || watchesForGood(choosing)) && (
            <RoleChoice
              icon={<Eye aria-hidden="true" />}
              name={msg('hub.role-dialog.game-spectator')}
              detail={msg('hub.role-dialog.see-everything-but-do')}
              isPrimary={!isPlayable}
              disabled={isPending}
              onChoose={() => void join(choosing, roleToWatch(choosing))}
            />
          )}
          <div role="alert">{problem && <p className="text-lost text-sm">{problem.message}</p>}</div>
          <p className="flex items-center gap-2 text-faint text-sm">
            {isPending && <Spinner size={16} />}
            {finalText(choosing)}
          </p>
        </div>
      )}
    </Dialog>
  )
}

const seatText = ({ seat, gameSettings }: CardByCode) =>
  seat?.role === 'player'
    ? msg('hub.role-dialog.your-seat-with-its')
    : msg('hub.role-dialog.chips-one-bet-a', { startingChips: gameSettings.startingChips })

/**
 * A lobby without spectators lets a former player return to watch, who asks for their seat and finds none free [M6].
 */
const roleToWatch = ({ seat, gameSettings }: CardByCode) =>
  seat?.role === 'player' && !gameSettings.allowSpectators ? 'player' : 'spectator'

/** Says which role can be changed later, and which is final [M7]. */
function finalText({ seat }: CardByCode): string {
  if (seat?.isFinal) return msg('hub.role-dialog.you-no-longer-have')
  if (seat?.role === 'player') return msg('hub.role-dialog.if-you-watch-now')
  return msg('hub.role-dialog.your-role-can-only')
}

/** Lists the lobby's seats, rounds and chips, and those other rules that differ from the defaults. */
function HouseRules({ settings }: { settings: GameSettings }) {
  return (
    <ul aria-label={msg('hub.role-dialog.rules-of-this-lobby')} className="mb-1 flex flex-wrap gap-1.5">
      {houseRules(settings).map((rule) => (
        <li key={rule}>
          <Tag>{rule}</Tag>
        </li>
      ))}
    </ul>
  )
}

interface RoleChoiceProps {
  icon: ReactNode
  name: string
  detail: string
  isPrimary?: boolean
  disabled: boolean
  onChoose: () => void
}

function RoleChoice({ icon, name, detail, isPrimary = false, disabled, onChoose }: RoleChoiceProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      data-autofocus={isPrimary || undefined}
      onClick={onChoose}
      className={classNames(
        'flex min-h-20 items-center gap-4 rounded-panel border px-4 text-start transition-colors active:translate-y-px disabled:border-line disabled:border-dashed disabled:bg-transparent disabled:text-faint [&_svg]:size-7 [&_svg]:shrink-0',
        isPrimary
          ? 'border-transparent bg-flood text-on-flood hover:bg-flood-lit'
          : 'border-line-strong bg-raised text-ink hover:border-muted',
      )}
    >
      {icon}
      <span>
        <span className="headline block text-xl">{name}</span>
        <span className={classNames('mt-0.5 block text-sm', !isPrimary && !disabled && 'text-muted')}>{detail}</span>
      </span>
    </button>
  )
}
