import type { GameSettings } from '@bettle/contract'
import { oddsFromWire, payoutOf, payoutWithCard, shieldReturn, strengthInTenths } from '@bettle/rules'
import { Check } from 'lucide-react'
import { CardArt } from '../../../match-ui/cards/card-art.tsx'
import {
  CARD_NAMES,
  cardExample,
  cardSentence,
  type ExamplePlay,
  USUAL_PLAY,
} from '../../../match-ui/cards/card-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, classNames, Dialog } from '../../../ui/index.ts'
import type { Slip } from '../slip/use-slip.ts'
import type { CardNow } from './hand.tsx'

interface HandDialogProps {
  cards: readonly CardNow[]
  settings: GameSettings
  /** The hash of the deal. */
  commitment: string | undefined
  /** The next round, on which bets can be placed. */
  round: number | undefined
  slip: Slip
  onClose: () => void
}

/**
 * Shows the player's cards: what each card does, an example in figures, and whether it can be played with the next bet.
 */
export function HandDialog({ cards, settings, commitment, round, slip, onClose }: HandDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={msg('bet.hand-dialog.your-cards')}
      description={msg('bet.hand-dialog.play-each-card-once', { rounds: roundsText(settings.cardCooldownTime) })}
      size="lg"
      phone="fitted"
    >
      <ul className="grid gap-3 pt-1 sm:grid-cols-3 sm:gap-4">
        {cards.map((card, index) => (
          <CardOnTable
            key={card.kind}
            card={card}
            index={index}
            round={round}
            strength={settings.cardEffectStrength}
            slip={slip}
            onPlayed={onClose}
          />
        ))}
      </ul>
      {commitment && (
        <p className="mt-4 text-faint text-xs leading-4">
          {rich('bet.hand-dialog.a-secret-number-decided', {
            commitment: <span className="break-all font-mono">{commitment}</span>,
          })}
        </p>
      )}
    </Dialog>
  )
}

interface CardOnTableProps {
  card: CardNow
  index: number
  round: number | undefined
  strength: number
  slip: Slip
  onPlayed: () => void
}

function CardOnTable({ card: { kind, isSpent, obstacle }, index, round, strength, slip, onPlayed }: CardOnTableProps) {
  const isUp = slip.card === kind
  const name = CARD_NAMES[kind]
  return (
    <li
      className={classNames(
        'flex gap-4 rounded-panel border bg-sunken p-3 sm:flex-col sm:items-center sm:gap-3 sm:p-4 sm:text-center',
        isUp ? 'border-flood' : 'border-line',
      )}
    >
      <CardArt
        kind={kind}
        isSpent={isSpent}
        className={classNames(
          'w-19 shrink-0 animate-deal self-start sm:w-32 sm:self-center',
          isUp && 'drop-shadow-(--card-lit)',
          isSpent && 'opacity-60',
        )}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:w-full">
        <h3 className="headline pt-1 text-lg">{name}</h3>
        <p className="text-pretty text-sm leading-snug">{cardSentence(kind, strength)}</p>
        <details className="group text-sm">
          <summary className="reach inline-block cursor-pointer text-muted underline underline-offset-2 hover:text-ink">
            {msg('bet.hand-dialog.an-example')}
          </summary>
          <p className="mt-1.5 text-pretty text-muted leading-snug">{exampleOf(kind, strength, slip)}</p>
        </details>
        <div className="mt-auto pt-1">
          {obstacle !== undefined ? (
            <p className="flex min-h-11 items-center text-balance text-muted text-sm sm:justify-center">{obstacle}</p>
          ) : (
            <Button
              block
              variant={isUp ? 'secondary' : 'primary'}
              aria-pressed={isUp}
              {...(index === 0 && { 'data-autofocus': true })}
              onClick={() => {
                slip.playCard(kind)
                if (!isUp) onPlayed()
              }}
            >
              {isUp && <Check aria-hidden="true" />}
              {isUp
                ? msg('bet.hand-dialog.remove-from-bet')
                : round === undefined
                  ? msg('bet.hand-dialog.play', { name })
                  : msg('bet.hand-dialog.add-to-my-bet', { round })}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

/**
 * Returns an example of the card in figures. It uses the selected option and its stake if both are chosen, and a usual
 * play otherwise.
 */
function exampleOf(kind: CardNow['kind'], strength: number, { option, stake }: Slip): string {
  const play: ExamplePlay = option && stake > 0 ? { ...option, stake } : USUAL_PLAY
  const tenths = strengthInTenths(strength)
  const payout = payoutOf(oddsFromWire(play.odds), play.stake)
  return cardExample(kind, play, {
    payout,
    boosted: payoutWithCard(payout, { kind: 'boost', tenths }),
    saved: shieldReturn(play.stake, tenths),
  })
}

const roundsText = (rounds: number) =>
  rounds === 1 ? msg('bet.hand-dialog.a-round') : msg('bet.hand-dialog.rounds', { rounds })
