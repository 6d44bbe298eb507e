import type { Lobby } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { CardArt, CardBack } from '../../../match-ui/cards/card-art.tsx'
import { CARD_NAMES } from '../../../match-ui/cards/card-text.ts'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames, lazyNamed } from '../../../ui/index.ts'
import type { Slip } from '../slip/use-slip.ts'
import { cardObstacle, type HeldHand, isPlayed } from './card-obstacle.ts'
import { HandFan } from './hand-fan.tsx'
import { useCardKeys } from './use-card-keys.ts'

const HandDialog = lazyNamed(() => import('./hand-dialog.tsx'), 'HandDialog')

export interface HandProps {
  lobby: Lobby
  moment: GameMoment
  slip: Slip
  /** On wide screens, the element whose free space can hold a fan. */
  room: HTMLElement | null
}

/** The minimum height of a fan (px). */
const FAN_HEIGHT = 60

/** The player's cards: a fan if there is room for one, otherwise a small button that opens the list of cards. */
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

/** A card of the player's hand with its current state. */
export interface CardNow {
  kind: CardKind
  isSpent: boolean
  /** The card is attached to a bet whose round has not begun. */
  isAttached: boolean
  /** The reason why the card cannot be played now; undefined if it can. */
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

/**
 * The button that opens the hand, beside the player's chips. The cards drawn on it are too small to be pressed
 * separately.
 */
function SmallHand({ cards, attached, onOpen }: SmallHandProps) {
  const left = cards.filter(({ isSpent }) => !isSpent).map(({ kind }) => CARD_NAMES[kind])
  return (
    <button
      type="button"
      data-small-hand
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={
        attached
          ? msg('bet.hand.your-cards-goes-with', {
              left: left.join(', ') || msg('bet.hand.all-played'),
              attached: CARD_NAMES[attached],
            })
          : msg('bet.hand.your-cards', { left: left.join(', ') || msg('bet.hand.all-played') })
      }
      className="reach mx-1 flex h-8 shrink-0 items-end rounded-control pe-1 ps-2 transition-transform hover:-translate-y-0.5"
    >
      {cards.map(({ kind, isSpent, isAttached }, index) => (
        <span
          key={kind}
          className={classNames(
            '-ms-2 w-6 transition-transform',
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

/** Shows three card backs until the match begins. Every player of the lobby gets cards, so the backs reveal nothing. */
function UndealtHand({ lobby: { gameSettings, currentUser, match } }: Pick<HandProps, 'lobby'>) {
  if (!gameSettings.enableBettleCards || currentUser.role !== 'player' || match.status === 'completed') return null
  return (
    <span
      role="img"
      aria-label={msg('bet.hand.you-get-three-cards')}
      title={msg('bet.hand.you-get-three-cards')}
      data-small-hand
      className="mx-1 flex h-8 shrink-0 items-end pe-1 ps-2"
    >
      {[-9, 0, 9].map((angle) => (
        <span key={angle} className="-ms-2 w-6" style={{ rotate: `${angle}deg` }}>
          <CardBack className="aspect-5/7" />
        </span>
      ))}
    </span>
  )
}

/** Returns whether a fan fits into the room below the slip, at the slip's current height. */
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
