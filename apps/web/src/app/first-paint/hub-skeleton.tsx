import { LOBBY_CODE_LENGTH } from '@bettle/rules'
import { Plus, Ticket, Trophy, Users } from 'lucide-react'
import { PlayNowSkeleton } from '../../features/hub/play-now-skeleton.tsx'
import { msg } from '../../texts/msg.ts'
import { Button, Panel, Skeleton, SkeletonRows, Tabs } from '../../ui/index.ts'
import { HeaderSkeleton } from './header-skeleton.tsx'

const CELLS = Array.from({ length: LOBBY_CODE_LENGTH }, (_, cell) => `cell-${cell}`)

/** The hub before its data is loaded. */
export function HubSkeleton() {
  return (
    <HeaderSkeleton>
      <div className="mx-auto flex w-full max-w-6xl items-center px-4 pt-2 sm:px-6 sm:pt-4">
        <span className="-ms-1.5 inline-flex min-h-11 items-center gap-2.5 p-1.5">
          <Skeleton round className="size-8" />
          <Skeleton className="h-4 w-28" />
        </span>
      </div>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-1 pb-5 sm:gap-8 sm:px-6 sm:pt-2 sm:pb-8">
        <Tabs
          label={msg('first-paint.hub-skeleton.lobbies')}
          block
          dense
          value="join"
          onValueChange={() => undefined}
          panelClassName="pt-4 sm:pt-6"
          tabs={[
            {
              id: 'landing',
              label: msg('first-paint.hub-skeleton.players-lounge'),
              icon: <Users className="max-sm:hidden" />,
              content: undefined,
            },
            {
              id: 'join',
              label: msg('first-paint.hub-skeleton.join-game'),
              icon: <Ticket className="max-sm:hidden" />,
              content: <JoinSkeleton />,
            },
            {
              id: 'create',
              label: msg('first-paint.hub-skeleton.create-game'),
              icon: <Plus className="max-sm:hidden" />,
              content: undefined,
            },
            {
              id: 'compete',
              label: msg('first-paint.hub-skeleton.compete'),
              icon: <Trophy className="max-sm:hidden" />,
              content: undefined,
            },
          ]}
        />
      </div>
    </HeaderSkeleton>
  )
}

function JoinSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <PlayNowSkeleton />
      <div className="grid items-start gap-6 lg:grid-cols-[24rem_1fr]">
        <div className="flex flex-col gap-4">
          <div className="flex flex-col gap-1.5">
            <span className="flex items-baseline">
              <span className="font-medium text-muted text-sm">{msg('first-paint.hub-skeleton.lobby-code')}</span>
            </span>
            <div className="grid grid-cols-6 gap-1.5 sm:gap-2">
              {CELLS.map((cell) => (
                <span key={cell} className="h-16 rounded-control border border-line-strong bg-sunken" />
              ))}
            </div>
            <p className="text-faint text-sm">{msg('first-paint.hub-skeleton.a-friend-in-the')}</p>
          </div>
          <Button block size="lg" disabled>
            {msg('first-paint.hub-skeleton.join-game')}
          </Button>
          <Button block disabled icon={<Users />}>
            {msg('first-paint.hub-skeleton.play-a-match')}
          </Button>
        </div>
        <Panel flush title={msg('first-paint.hub-skeleton.open-lobbies')}>
          <div className="p-4">
            <SkeletonRows label={msg('first-paint.hub-skeleton.loading-open-lobbies')} />
          </div>
        </Panel>
      </div>
    </div>
  )
}
