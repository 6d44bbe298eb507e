import { MessageCircle, Receipt, Target, Trophy } from 'lucide-react'
import { useState } from 'react'
import { Avatar, BottomBar, Panel, Podium, Table, Tag } from '../../ui/index.ts'
import { GallerySection } from './gallery-section.tsx'

const PLAYERS = [
  { name: 'Ana', chips: 148, bets: 7, won: 5 },
  { name: 'Ben', chips: 121.5, bets: 6, won: 3 },
  { name: 'Cleo', chips: 90, bets: 7, won: 2 },
  { name: 'Dmitri', chips: 64, bets: 4, won: 1 },
]

export function GalleryLists() {
  const [tab, setTab] = useState<'play' | 'bets' | 'rank' | 'chat'>('play')
  return (
    <GallerySection title="Lists">
      <Panel title="Game rank" aside={<Tag tone="live">Live</Tag>} flush>
        <Table
          caption="Game rank"
          rows={PLAYERS}
          rowKey={(player) => player.name}
          isMarked={(player) => player.name === 'Ben'}
          initialSort={{ column: 'chips', direction: 'descending' }}
          columns={[
            {
              id: 'player',
              header: 'Player',
              rowHeader: true,
              sortBy: (player) => player.name,
              cell: (player) => (
                <span className="flex items-center gap-2.5 font-medium">
                  <Avatar name={player.name} size={28} />
                  {player.name}
                </span>
              ),
            },
            {
              id: 'bets',
              header: 'Bets',
              align: 'right',
              sortBy: (player) => player.bets,
              cell: (player) => player.bets,
            },
            { id: 'won', header: 'Won', align: 'right', sortBy: (player) => player.won, cell: (player) => player.won },
            {
              id: 'chips',
              header: 'Chips',
              align: 'right',
              sortBy: (player) => player.chips,
              cell: (player) => player.chips.toFixed(2),
            },
          ]}
        />
      </Panel>
      <Panel title="Final standings">
        <Podium
          className="pt-2"
          entries={[
            { id: 'ana', name: 'Ana', value: '148 chips', own: true },
            { id: 'ben', name: 'Ben', value: '121 chips' },
            { id: 'cleo', name: 'Cleo', value: '90 chips' },
          ]}
        />
      </Panel>
      <div className="overflow-hidden rounded-panel border border-line">
        <BottomBar
          label="Game"
          value={tab}
          onValueChange={setTab}
          items={[
            { id: 'play', label: 'Play', icon: <Target aria-hidden="true" /> },
            { id: 'bets', label: 'My bets', icon: <Receipt aria-hidden="true" />, badge: 2, badgeLabel: '2 running' },
            { id: 'rank', label: 'Rank', icon: <Trophy aria-hidden="true" />, badge: '3rd' },
            {
              id: 'chat',
              label: 'Chat',
              icon: <MessageCircle aria-hidden="true" />,
              badge: 12,
              badgeLabel: '12 unread',
            },
          ]}
        />
      </div>
    </GallerySection>
  )
}
