import type { Lobby, Match, Odds } from '@bettle/contract'
import { useIsOperator, useOwnPart } from '../../../api/query/own-part.ts'
import { nounOf, spanText, winningText } from '../../../match-ui/bets/bet-text.ts'
import { WholeSpans } from '../../../match-ui/bets/whole-spans.tsx'
import { CardArt } from '../../../match-ui/cards/card-art.tsx'
import { CARD_NAMES, cardSentence } from '../../../match-ui/cards/card-text.ts'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../../match-ui/clock/moment-clock.tsx'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { fixed } from '../../../text/number-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { ChipStack, ConfirmDialog, clockText, DirectionTag, Notice } from '../../../ui/index.ts'
import { obstacleText } from './obstacle-text.ts'
import { type CardBeside, isLocked, returnOf, type SlipObstacle } from './slip-rules.ts'

interface ConfirmBetProps {
  lobby: Lobby
  option: Odds
  stake: number
  /** The card that is played with the bet. */
  card: CardBeside | undefined
  moment: GameMoment
  /** A reason against the bet that arose while the confirmation was open. */
  obstacle: SlipObstacle | undefined
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks the player to confirm a bet, because a placed bet is final [B13]. */
export function ConfirmBet(props: ConfirmBetProps) {
  const { lobby, option, stake, card, moment, obstacle, pending, onConfirm, onClose } = props
  const name = useEventName()(option.eventType)
  const { next } = moment
  const isTooLate = isLocked(obstacle)
  const text = obstacle && obstacleMessage(obstacle, lobby)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isTooLate ? msg('bet.confirm-bet.too-late') : msg('bet.confirm-bet.place-your-bet')}
      confirmText={isTooLate ? msg('bet.confirm-bet.ok') : msg('bet.confirm-bet.place-bet')}
      isNotice={isTooLate}
      pending={pending}
      // The confirmation stays open if the reason may pass, as a suspension does.
      isHeld={obstacle !== undefined && !isTooLate}
      onConfirm={isTooLate ? onClose : onConfirm}
      focusConfirm
    >
      <div className="flex items-center gap-4 rounded-control border border-line bg-sunken p-4 text-ink">
        <ChipStack amount={stake} size={40} most={5} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <DirectionTag direction={option.betType} line={fixed(option.threshold, 1)} />
            <span className="font-semibold">{name}</span>
          </p>
          <p className="mt-1.5 text-sm">
            {winningText(option, nounOf(option.eventType, name))}
            {next && <WholeSpans text={`, ${spanText(next)}`} />}
          </p>
          <p className="text-muted text-sm">
            {msg('bet.confirm-bet.at-returns', {
              stake,
              odds: fixed(option.odds, 2),
              return: returnOf(option.odds, stake, card),
            })}
            {!card && isRounded(option.odds, stake) && msg('bet.confirm-bet.rounded-down')}
          </p>
        </div>
      </div>
      {card && (
        <div className="mt-2 flex items-center gap-4 rounded-control border border-line bg-sunken px-4 py-2.5 text-ink">
          <CardArt kind={card.kind} className="-my-1 w-10" />
          <p className="min-w-0 flex-1 text-sm">
            {rich('bet.confirm-bet.with-this-bet-uses', {
              part: <span className="font-semibold" />,
              kind: CARD_NAMES[card.kind],
              cardSentence: cardSentence(card.kind, card.strength),
            })}
          </p>
        </div>
      )}
      {!isTooLate && <OperatorWarning match={lobby.match} />}
      <p className="mt-3 text-sm">
        {text !== undefined ? (
          <span role="status" className={isTooLate ? undefined : 'text-closing'}>
            {text}
          </span>
        ) : next ? (
          msg('bet.confirm-bet.applies-to-round-a', { roundNumber: next.roundNumber })
        ) : (
          msg('bet.confirm-bet.applies-to-the-upcoming')
        )}
        {!isTooLate && (
          <TimeLeft moment={moment} startsAt={lobby.match.status === 'upcoming' ? lobby.match.startTime : null} />
        )}
      </p>
    </ConfirmDialog>
  )
}

/** Warns a user who may operate the match that they can never operate it again after their first bet [M16]. */
function OperatorWarning({ match }: { match: Match }) {
  // A practice match needs no warning, because the server operates it.
  const isAsked = useIsOperator() && match.isPractice !== true
  const part = useOwnPart(match._id, { isAsked })
  if (!isAsked || part?.hasBet === true) return null
  return (
    <Notice tone="warning" className="mt-3">
      <p className="font-semibold">{msg('bet.confirm-bet.after-this-bet-you')}</p>
      <p>
        {msg('bet.confirm-bet.you-can-no-longer')}
        {part?.isFeedTheirs === true && msg('bet.confirm-bet.the-feed-that-you')}
      </p>
    </Notice>
  )
}

/**
 * Explains why the bet is not possible now. If betting as a whole is no longer possible, the text says that the player
 * keeps their chips.
 */
function obstacleMessage(obstacle: SlipObstacle, { gameSettings, currentUser }: Lobby): string {
  if (obstacle === 'closed') return msg('bet.confirm-bet.betting-closed-before-you')
  const text = obstacleText(obstacle, gameSettings, currentUser.chips).replace(/\.?$/, '.')
  return isLocked(obstacle) ? msg('bet.confirm-bet.you-keep-your-chips', { text }) : text
}

/** Returns whether the payout is rounded down to whole chips [B9]. */
const isRounded = (odds: number, stake: number) => (Math.round(odds * 100) * stake) % 100 !== 0

/**
 * Counts down to the close of betting, because the dialog covers the clock. Before the match, the countdown runs to the
 * planned kick-off.
 */
function TimeLeft({ moment, startsAt }: { moment: GameMoment; startsAt: string | null }) {
  const { window, now } = useTicking(moment)
  const until = window.closesAt ?? (startsAt === null ? undefined : Date.parse(startsAt))
  if (until === undefined || (window.closesAt === null && until <= now)) return null
  return (
    <>
      {' '}
      {window.closesAt === null ? msg('bet.confirm-bet.the-match-starts-in') : msg('bet.confirm-bet.closes-in')}{' '}
      <span className="figures">{clockText(Math.max(0, until - now) / 1000)}</span>.
    </>
  )
}
