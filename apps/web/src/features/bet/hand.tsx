import type { Lobby } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { CardArt, CardBack } from '../../match-ui/card-art.tsx'
import { CARD_NAMES } from '../../match-ui/card-text.ts'
import type { GameMoment } from '../../match-ui/game-moment.ts'
import { classNames, lazyNamed } from '../../ui/index.ts'
import { cardObstacle, type HeldHand, isPlayed } from './card-obstacle.ts'
import { HandFan } from './hand-fan.tsx'
import { useCardKeys } from './use-card-keys.ts'
import type { Slip } from './use-slip.ts'

const HandDialog = lazyNamed(() => import('./hand-dialog.tsx'), 'HandDialog')

export interface HandProps {
  lobby: Lobby
  moment: GameMoment
  slip: Slip
  /** Where a desk has room left for cards of a size that can be pressed one by one. */
  room: HTMLElement | null
}

/** So high the room has to be for a fan, in pixels. */
const FAN_HEIGHT = 60

/** One's cards, at one's place: a fan where there is room for it, else a small one that opens them. */
export function Hand(props: HandProps): ReactNode {
  const { lobby, moment, slip, room } = props
  const [isOpen, setOpen] = useState(false)
  const isRoomy = useIsRoomy(room)
  const { hand } = lobby
  const cards = useCardsNow(props)
  useCardKeys(cards, slip)
  if (!hand) return <UndealtHand lobby={lobby} />
  return (
    <>
      {isRoomy && room ? (
        createPortal(<HandFan cards={cards} lobby={lobby} slip={slip} onOpen={() => setOpen(true)} />, room)
      ) : (
        <SmallHand cards={cards} attached={slip.card} onOpen={() => setOpen(true)} />
      )}
      {isOpen && (
        <Suspense>
          <HandDialog
            cards={cards}
            settings={lobby.gameSettings}
            commitment={lobby.deal?.commitment}
            round={moment.next?.roundNumber}
            slip={slip}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** A card of one's hand as it stands this moment. */
export interface CardNow {
  kind: CardKind
  isSpent: boolean
  /** On a bet that waits for its round. */
  isAttached: boolean
  /** Why it cannot be played, in words. */
  obstacle: string | undefined
}

function useCardsNow({ lobby, moment, slip }: HandProps): readonly CardNow[] {
  const hand: HeldHand = lobby.hand ?? { cards: [], nextRound: null }
  const round = moment.next?.roundNumber
  const facts = { hand, round, rounds: lobby.rounds.length, slip: slip.obstacle }
  return hand.cards.map((card) => ({
    kind: card.kind,
    isSpent: isPlayed(card, round),
    isAttached: card.state === 'attached' && !isPlayed(card, round),
    obstacle: cardObstacle(card, facts),
  }))
}

interface SmallHandProps {
  cards: readonly CardNow[]
  attached: CardKind | undefined
  onOpen: () => void
}

/** Beside one's chips: as large as a thumb, its cards too small to be told apart by one. */
function SmallHand({ cards, attached, onOpen }: SmallHandProps) {
  const left = cards.filter(({ isSpent }) => !isSpent).map(({ kind }) => CARD_NAMES[kind])
  return (
    <button
      type="button"
      data-small-hand
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={`Your cards: ${left.join(', ') || 'all played'}${attached ? `. ${CARD_NAMES[attached]} goes with your bet` : ''}`}
      className="reach mx-1 flex h-8 shrink-0 items-end rounded-control pr-1 pl-2 transition-transform hover:-translate-y-0.5"
    >
      {cards.map(({ kind, isSpent, isAttached }, index) => (
        <span
          key={kind}
          className={classNames(
            '-ml-2 w-6 transition-transform',
            (isAttached || kind === attached) && '-translate-y-1.5',
          )}
          style={{ rotate: `${(index - (cards.length - 1) / 2) * 9}deg` }}
        >
          <CardArt
            kind={kind}
            isSmall
            isSpent={isSpent}
            className={classNames(
              'animate-deal',
              (isAttached || kind === attached) && 'drop-shadow-(--card-lit)',
              isSpent && 'opacity-55',
            )}
          />
        </span>
      ))}
    </button>
  )
}

/** Three backs until the match begins: that there will be cards is no secret. */
function UndealtHand({ lobby: { gameSettings, currentUser, match } }: Pick<HandProps, 'lobby'>) {
  if (!gameSettings.enableBettleCards || currentUser.role !== 'player' || match.status === 'completed') return null
  return (
    <span
      role="img"
      aria-label="Three cards are dealt to you when the match starts"
      title="Three cards are dealt to you when the match starts"
      data-small-hand
      className="mx-1 flex h-8 shrink-0 items-end pr-1 pl-2"
    >
      {[-9, 0, 9].map((angle) => (
        <span key={angle} className="-ml-2 w-6" style={{ rotate: `${angle}deg` }}>
          <CardBack className="aspect-5/7" />
        </span>
      ))}
    </span>
  )
}

/** Whether a fan fits under the slip, as it is now. */
function useIsRoomy(room: HTMLElement | null): boolean {
  const [isRoomy, setRoomy] = useState(false)
  useEffect(() => {
    if (!room) return
    const measure = () => setRoomy(room.clientHeight >= FAN_HEIGHT)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    return () => observer.disconnect()
  }, [room])
  return isRoomy && room !== null
}
