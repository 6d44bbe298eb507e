import type { Bet, Lobby } from '@bettle/contract'
import { CARD_KINDS } from '@bettle/rules'
import type { ReactNode } from 'react'
import { CardArt } from '../../../match-ui/cards/card-art.tsx'
import { RECORDER_RULES } from '../../../match-ui/recorder-rules.ts'
import { msg } from '../../../texts/msg.ts'
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
      title={msg('bet.help-dialog.how-it-works')}
      description={msg('bet.help-dialog.chips-are-free-and')}
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
            {msg('bet.help-dialog.guide-me-through-a')}
          </Button>
        )
      }
    >
      <ol
        aria-label={msg('bet.help-dialog.rules')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="grid grid-cols-1 gap-x-8 gap-y-6 pb-2 sm:grid-cols-2"
      >
        <Rule
          title={msg('bet.help-dialog.the-match-is-cut')}
          picture={
            <RoundRibbon
              label={msg('bet.help-dialog.round-2-10-20')}
              progress={0.4}
              marks={MARKS}
              state="open"
              status={msg('bet.help-dialog.closes-in-4-00')}
            />
          }
        >
          {msg('bet.help-dialog.a-round-lasts-minutes', {
            roundDuration: settings.roundDuration,
            hasAllowLateBetting: Boolean(settings.allowLateBetting),
          })}
        </Rule>
        <Rule
          title={msg('bet.help-dialog.a-bet-says-what')}
          picture={
            <div aria-hidden="true" className="pointer-events-none grid grid-cols-2 gap-2">
              <PriceButton direction="over" line="4.5" price="1.85" tabIndex={-1} selected />
              <PriceButton direction="under" line="4.5" price="1.95" tabIndex={-1} />
            </div>
          }
        >
          {msg('bet.help-dialog.over-4-5-wins')}
        </Rule>
        <Rule
          title={msg('bet.help-dialog.the-price-says-how')}
          picture={
            <div aria-hidden="true" className="flex flex-wrap items-center gap-3">
              <ChipStack amount={10} size={44} most={3} />
              <span className="figures text-2xl">× 1.85 →</span>
              <ChipStack amount={18} size={44} most={5} />
              <span className="figures text-2xl">18</span>
            </div>
          }
        >
          {msg('bet.help-dialog.you-get-your-stake', {
            minBetAmount: settings.minBetAmount,
            maxBetAmount: settings.maxBetAmount,
          })}
        </Rule>
        <Rule title={msg('bet.help-dialog.each-round-counts-from')} picture={<CountAgainstLine />}>
          {msg('bet.help-dialog.only-events-within-the')}
        </Rule>
        <Rule
          title={msg('bet.help-dialog.the-player-with-the')}
          picture={
            <div aria-hidden="true" className="flex items-center gap-2">
              <Chip value={100} size={40} decorative />
              <Chip value={50} size={40} decorative />
              <Chip value={25} size={40} decorative />
              <Tag tone="won">{msg('bet.help-dialog.1st')}</Tag>
            </div>
          }
        >
          {msg('bet.help-dialog.everyone-starts-with-chips', {
            startingChips: settings.startingChips,
            isPenalty: penalty > 0,
            penalty,
          })}
        </Rule>
        <Rule
          title={msg('bet.help-dialog.why-a-bet-won')}
          picture={
            <div aria-hidden="true" className="flex flex-wrap gap-2">
              <Tag tone="won">{msg('bet.help-dialog.won')}</Tag>
              <Tag tone="lost">{msg('bet.help-dialog.lost')}</Tag>
              <Tag tone="void">{msg('bet.help-dialog.void')}</Tag>
            </div>
          }
        >
          {msg('bet.help-dialog.press-a-bet-under')}
        </Rule>
        <Rule
          title={msg('bet.help-dialog.who-records-the-match')}
          picture={
            <div aria-hidden="true" className="flex flex-wrap gap-2">
              <Tag>{msg('bet.help-dialog.operator')}</Tag>
              <Tag>{msg('bet.help-dialog.feed-of-counts')}</Tag>
              <Tag>{msg('bet.help-dialog.your-room')}</Tag>
              <Tag>{msg('bet.help-dialog.host')}</Tag>
            </div>
          }
        >
          {msg('bet.help-dialog.an-operator-or-a')}
          {lobby.match.hasRecorders && (
            <> {msg('bet.help-dialog.in-this-game-the', { recorderRules: RECORDER_RULES.join(' ') })}</>
          )}
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
      title={msg('bet.help-dialog.three-cards-each-played')}
      picture={
        <div aria-hidden="true" className="flex flex-wrap justify-center gap-2">
          {CARD_KINDS.map((kind) => (
            <CardArt key={kind} kind={kind} className="w-13" />
          ))}
        </div>
      }
    >
      {msg('bet.help-dialog.cards-are-randomly-selected', { cooldown })}
      <span className="-mb-2 -ms-3 block">{deal}</span>
    </Rule>
  )
}

const MARKS = [
  { at: 0.7, label: msg('bet.help-dialog.closing-soon') },
  { at: 0.8, label: msg('bet.help-dialog.betting-closes') },
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
