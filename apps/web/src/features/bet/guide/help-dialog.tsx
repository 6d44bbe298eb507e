import type { Bet, Lobby } from '@bettle/contract'
import { CARD_KINDS } from '@bettle/rules'
import type { ReactNode } from 'react'
import { CardArt } from '../../../match-ui/cards/card-art.tsx'
import { Button, Chip, ChipStack, Dialog, PriceButton, RoundRibbon, Tag } from '../../../ui/index.ts'
import { callGuide } from './guide.ts'

interface HelpDialogProps {
  lobby: Lobby
  bets: readonly Bet[]
  /** A button that lets the player verify the deal. */
  deal: ReactNode
  /** Called when the player asks for the guide. */
  onGuide: () => void
  onClose: () => void
}

/**
 * A dialog with all rules and this lobby's figures. Each rule is beside a picture of the part of the screen that it
 * explains.
 */
export function HelpDialog({ lobby, bets, deal, onGuide, onClose }: HelpDialogProps) {
  const { gameSettings: settings, currentUser } = lobby
  const penalty = settings.inactivityPenalty
  const canBet = currentUser.role === 'player' && lobby.status === 'open'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="How it works"
      description="Chips are free, and are worth nothing outside the game."
      size="lg"
      footer={
        canBet && (
          <Button
            onClick={() => {
              callGuide(bets)
              onClose()
              onGuide()
            }}
          >
            Guide me through a bet
          </Button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <ol aria-label="Rules" tabIndex={0} className="grid grid-cols-1 gap-x-8 gap-y-6 pb-2 sm:grid-cols-2">
        <Rule
          title="The match is cut into rounds"
          picture={
            <RoundRibbon label="Round 2 · 10'–20'" progress={0.4} marks={MARKS} state="open" status="closes in 4:00" />
          }
        >
          A round lasts {settings.roundDuration} minutes. During a round, you bet on the next round.{' '}
          {settings.allowLateBetting
            ? 'Betting closes when the next round starts.'
            : 'On the bar, the first mark says that betting closes soon. At the second mark betting closes.'}
        </Rule>
        <Rule
          title="A bet says what will happen in the next round"
          picture={
            <div aria-hidden="true" className="pointer-events-none grid grid-cols-2 gap-2">
              <PriceButton direction="over" line="4.5" price="1.85" tabIndex={-1} selected />
              <PriceButton direction="under" line="4.5" price="1.95" tabIndex={-1} />
            </div>
          }
        >
          Over 4.5 wins with 5 or more events. Under 4.5 wins with 4 or fewer. One of the two always wins. If the number
          is whole, such as 4, and exactly 4 events happen, you get your stake back.
        </Rule>
        <Rule
          title="The price says how much you get back"
          picture={
            <div aria-hidden="true" className="flex flex-wrap items-center gap-3">
              <ChipStack amount={10} size={44} most={3} />
              <span className="figures text-2xl">× 1.85 →</span>
              <ChipStack amount={18} size={44} most={5} />
              <span className="figures text-2xl">18</span>
            </div>
          }
        >
          You get your stake times the price, rounded down to whole chips. A high price means that the bet seldom wins.
          You stake {settings.minBetAmount} to {settings.maxBetAmount}, once a round. A placed bet cannot be changed.
        </Rule>
        <Rule title="Each round counts from 0" picture={<CountAgainstLine />}>
          Only events within the round count. You see the chance of your bet, and this chance changes during the match.
          If the referee cancels an event, the event no longer counts in the game, even after the round.
        </Rule>
        <Rule
          title="The player with the most chips wins"
          picture={
            <div aria-hidden="true" className="flex items-center gap-2">
              <Chip value={100} size={40} decorative />
              <Chip value={50} size={40} decorative />
              <Chip value={25} size={40} decorative />
              <Tag tone="won">1st</Tag>
            </div>
          }
        >
          Everyone starts with {settings.startingChips} chips. Players who never bet rank behind all other players
          {penalty > 0 ? `, and each round without a bet costs ${penalty} ${penalty === 1 ? 'chip' : 'chips'}.` : '.'}
        </Rule>
        <Rule
          title="Why a bet won or lost"
          picture={
            <div aria-hidden="true" className="flex flex-wrap gap-2">
              <Tag tone="won">Won</Tag>
              <Tag tone="lost">Lost</Tag>
              <Tag tone="void">Void</Tag>
            </div>
          }
        >
          Press a bet under My bets to see the receipt. It shows the events that counted, minute by minute, and how your
          chips changed. Void means that you got your stake back.
        </Rule>
        <Rule
          title="Who records the match"
          picture={
            <div aria-hidden="true" className="flex flex-wrap gap-2">
              <Tag>Operator</Tag>
              <Tag>Feed of counts</Tag>
              <Tag>Your room</Tag>
              <Tag>Host</Tag>
            </div>
          }
        >
          An operator or a feed of counts records the events. In a room that records, everyone taps what they see. An
          event counts when enough players agree. A host without a seat can record alone.
        </Rule>
        {settings.enableBettleCards && <CardsRule settings={settings} deal={deal} />}
      </ol>
    </Dialog>
  )
}

/** Explains the cards of a lobby that has cards. */
function CardsRule({ settings, deal }: { settings: Lobby['gameSettings']; deal: ReactNode }) {
  const cooldown = settings.cardCooldownTime
  return (
    <Rule
      title="Three cards, each played once"
      picture={
        <div aria-hidden="true" className="flex flex-wrap justify-center gap-2">
          {CARD_KINDS.map((kind) => (
            <CardArt key={kind} kind={kind} className="w-13" />
          ))}
        </div>
      }
    >
      Cards are randomly selected at match start and usable once per match, together with a bet. You can also bet
      without a card. You cannot play a card on round 1. After a card, you cannot play another for{' '}
      {cooldown === 1 ? 'a round' : `${cooldown} rounds`}. Other players see your card when its round starts.
      <span className="-mb-2 -ml-3 block">{deal}</span>
    </Rule>
  )
}

const MARKS = [
  { at: 0.7, label: 'Closing soon' },
  { at: 0.8, label: 'Betting closes' },
]

function Rule({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2.5">
      <div className="flex min-h-20 flex-col justify-center rounded-control bg-sunken p-3">{picture}</div>
      <h3 className="caps text-lg leading-tight">{title}</h3>
      <div className="text-pretty text-muted text-sm">{children}</div>
    </li>
  )
}

/** Draws three rounds as columns of dots, one dot for each event, and the line of a bet across the columns. */
function CountAgainstLine() {
  const counts = [3, 6, 4]
  return (
    <svg aria-hidden="true" viewBox="0 0 240 72" className="h-18 w-full">
      {counts.map((count, round) => (
        <g key={count} transform={`translate(${8 + round * 78} 0)`}>
          {Array.from({ length: count }, (_, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no id except its index
              key={index}
              cx={34}
              cy={62 - index * 9}
              r={3.6}
              fill={count > LINE ? 'var(--over)' : 'var(--under)'}
            />
          ))}
          <text x={44} y={65} fontSize={12} fontWeight={700} fill="var(--ink)" fontFamily="var(--font-display)">
            {count}
          </text>
        </g>
      ))}
      <line x1="4" x2="210" y1={71 - LINE * 9} y2={71 - LINE * 9} stroke="var(--ink)" strokeDasharray="4 3" />
      <text x="214" y={75 - LINE * 9} fontSize={12} fontWeight={700} fill="var(--ink)" fontFamily="var(--font-display)">
        {LINE}
      </text>
    </svg>
  )
}

const LINE = 4.5
