import { MessageCircle } from 'lucide-react'
import { Button, ConnectionBanner, EmptyState, ErrorState, Panel, SkeletonRows } from '../../ui/index.ts'
import { GallerySection } from './gallery-section.tsx'

const NOON = new Date('2018-07-15T17:31:04')

export function GalleryStates() {
  return (
    <GallerySection title="States">
      <Panel title="Open lobbies">
        <SkeletonRows />
      </Panel>
      <Panel title="Open lobbies" flush>
        <EmptyState title="No lobbies found" action={<Button variant="primary">Create game</Button>}>
          Try creating your own game
        </EmptyState>
      </Panel>
      <Panel title="Chat" flush>
        <EmptyState icon={<MessageCircle />} title="No messages yet">
          Start the conversation!
        </EmptyState>
      </Panel>
      <ErrorState
        title="We could not load the lobbies"
        kept="Nothing of yours is lost. Your chips and bets are safe."
        onRetry={() => {}}
        reference="7F3A91"
      />
      <ConnectionBanner state="polling" onRetry={() => {}} />
      <ConnectionBanner state="reconnecting" />
      <ConnectionBanner state="offline" staleSince={NOON} onRetry={() => {}} />
    </GallerySection>
  )
}
