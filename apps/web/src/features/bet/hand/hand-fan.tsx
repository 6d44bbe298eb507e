import type { Lobby } from '@bettle/contract'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { CardArt } from '../../../match-ui/cards/card-art.tsx'
import { CARD_NAMES, cardSentence } from '../../../match-ui/cards/card-text.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames, KeyHint } from '../../../ui/index.ts'
import type { Slip } from '../slip/use-slip.ts'
import type { CardNow } from './hand.tsx'
import { FIRST_KEY } from './use-card-keys.ts'

interface HandFanProps {
  cards: readonly CardNow[]
  lobby: Lobby
  slip: Slip
  onOpen: () => void
}

/**
 * The player's cards as a fan. A card rises when it is pointed at or focused. It stays up when the player has chosen it
 * or when it is attached to the placed bet.
 */
export function HandFan({ cards, lobby, slip, onOpen }: HandFanProps) {
  const [pointedAt, setPointedAt] = useState<CardNow['kind']>()
  const up = slip.card ?? cards.find(({ isAttached }) => isAttached)?.kind
  // If no card can be played, and no card is up or pointed at, the fan shows the reason of the first unused card.
  const waits = cards.every(({ obstacle }) => obstacle !== undefined) && cards.find(({ isSpent }) => !isSpent)
  const said = cards.find(({ kind }) => kind === (pointedAt ?? up)) ?? (waits || undefined)
  const strength = lobby.gameSettings.cardEffectStrength
  return (
    <section
      aria-label={msg('bet.hand-fan.your-cards')}
      className="absolute inset-x-0 bottom-0 flex h-21 max-h-full items-start overflow-hidden pt-2.5"
    >
      <div className="flex shrink-0 ps-5">
        {cards.map((card, index) => {
          const { kind, obstacle } = card
          const isUp = kind === up
          return (
            <button
              key={kind}
              type="button"
              aria-pressed={isUp}
              aria-disabled={obstacle !== undefined}
              aria-label={`${CARD_NAMES[kind]}. ${cardSentence(kind, strength)}${obstacle ? ` ${obstacle}.` : ''}`}
              onPointerEnter={() => setPointedAt(kind)}
              onPointerLeave={() => setPointedAt(undefined)}
              onFocus={() => setPointedAt(kind)}
              onBlur={() => setPointedAt(undefined)}
              onClick={() => (obstacle === undefined ? slip.playCard(kind) : onOpen())}
              className={classNames(
                'relative -ms-2 w-13 origin-bottom rounded-md transition-transform duration-150 hover:-translate-y-1.5 focus-visible:-translate-y-1.5',
                isUp && '-translate-y-2 hover:-translate-y-2! z-1',
              )}
              style={{ rotate: `${(index - (cards.length - 1) / 2) * 5}deg` }}
            >
              <CardArt
                kind={kind}
                isSpent={card.isSpent}
                className={classNames(
                  'animate-deal',
                  isUp && 'drop-shadow-(--card-lit)',
                  obstacle !== undefined && !isUp && 'opacity-60',
                )}
              />
              {obstacle === undefined && (
                <KeyHint
                  keys={String(FIRST_KEY + index)}
                  className="absolute top-1 start-1 h-5! min-w-5! bg-panel px-1!"
                />
              )}
            </button>
          )
        })}
      </div>
      <button
        type="button"
        aria-label={msg('bet.hand-fan.what-your-cards-do')}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="-mt-1 min-h-11 min-w-0 flex-1 rounded-control pt-0.5 pe-2 ps-2 text-start text-muted text-xs leading-tight hover:text-ink"
      >
        {said ? (said.obstacle ?? cardSentence(said.kind, strength)) : msg('bet.hand-fan.your-cards-you-can')}
        {!said && <Info aria-hidden="true" className="mt-1 size-4" />}
      </button>
    </section>
  )
}
