import { Copy, LogOut, MessageCircle, Play, Plus, Settings, Trash, User } from 'lucide-react'
import { useState } from 'react'
import {
  Avatar,
  Button,
  IconButton,
  KeyHint,
  LiveDot,
  Menu,
  Pager,
  SegmentedControl,
  Slider,
  Spinner,
  Switch,
  Tabs,
  Tag,
} from '../../ui/index.ts'
import { GallerySection } from './gallery-section.tsx'

export function GalleryControls() {
  const [tab, setTab] = useState<'odds' | 'rivals' | 'stats'>('odds')
  const [players, setPlayers] = useState('8')
  const [spectators, setSpectators] = useState(true)
  const [limit, setLimit] = useState(8)
  const [page, setPage] = useState(2)
  return (
    <GallerySection title="Controls">
      <div className="panel flex flex-col gap-4 p-4">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary">Join game</Button>
          <Button>Create game</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger">Leave game</Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" size="lg" icon={<Play aria-hidden="true" />}>
            Play now
          </Button>
          <Button size="sm" icon={<Copy aria-hidden="true" />}>
            Copy code
          </Button>
          <Button variant="primary" loading>
            Place 10
          </Button>
          <Button variant="primary" disabled>
            Join game
          </Button>
        </div>
        <Button variant="primary" size="lg" block trailing={<KeyHint keys="Enter" />}>
          Place 10, returns 18
        </Button>
        <div className="flex flex-wrap items-center gap-2">
          <IconButton label="Settings" icon={<Settings aria-hidden="true" />} />
          <IconButton label="Chat, 3 unread" icon={<MessageCircle aria-hidden="true" />} count={3} variant="outlined" />
          <IconButton label="Add" icon={<Plus aria-hidden="true" />} variant="primary" />
          <IconButton label="Delete" icon={<Trash aria-hidden="true" />} disabled />
          <Spinner />
          <KeyHint keys="G" />
          <Menu
            trigger={
              <button type="button" aria-label="Account" className="rounded-full">
                <Avatar name="Ana María" size={44} />
              </button>
            }
            heading="Signed in as ana@bettle.test"
            items={[
              { id: 'profile', label: 'Profile', icon: <User aria-hidden="true" />, onSelect: () => {} },
              {
                id: 'out',
                label: 'Sign out',
                icon: <LogOut aria-hidden="true" />,
                danger: true,
                apart: true,
                onSelect: () => {},
              },
            ]}
          />
        </div>
      </div>
      <div className="panel flex flex-col gap-4 p-4">
        <SegmentedControl
          label="Players"
          block
          value={players}
          onValueChange={setPlayers}
          segments={[
            { value: '2', label: '2P' },
            { value: '4', label: '4P' },
            { value: '8', label: '8P' },
            { value: '999', label: 'Unlimited' },
          ]}
        />
        <Switch
          label="Allow spectators"
          hint="They see everything and bet nothing"
          checked={spectators}
          onCheckedChange={setSpectators}
        />
        <Switch label="Late betting" checked={!spectators} onCheckedChange={(on) => setSpectators(!on)} />
        <Slider
          label="Betting time limit"
          value={limit}
          min={3}
          max={15}
          onValueChange={setLimit}
          format={(minutes) => `${minutes} min`}
        />
        <Pager label="Options" page={page} pages={4} onPageChange={setPage} />
      </div>
      <div className="panel flex flex-col gap-4 p-4">
        <Tabs
          label="Bet panel"
          block
          value={tab}
          onValueChange={setTab}
          tabs={[
            { id: 'odds', label: 'Odds', content: <p className="text-muted">Lines to call.</p> },
            { id: 'rivals', label: 'Competitors', count: 4, content: <p className="text-muted">What they called.</p> },
            { id: 'stats', label: 'Statistics', content: <p className="text-muted">Counts per round.</p> },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <Tag tone="live">Live</Tag>
          <Tag>Upcoming</Tag>
          <Tag tone="flood">You</Tag>
          <Tag tone="won">Won</Tag>
          <Tag tone="lost">Lost</Tag>
          <Tag tone="void">Void</Tag>
          <Tag tone="closing">Closing soon</Tag>
          <LiveDot />
        </div>
        <div className="flex items-center gap-2">
          {['Ana María', 'ben', 'Cleo', 'Dmitri_K', 'Ége', 'Farouk Aziz'].map((name, index) => (
            <Avatar key={name} name={name} own={index === 0} />
          ))}
        </div>
      </div>
    </GallerySection>
  )
}
