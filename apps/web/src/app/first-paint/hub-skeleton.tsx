import { LOBBY_CODE_LENGTH } from '@bettle/rules'
import { Plus, Ticket, Trophy, Users } from 'lucide-react'
import { PlayNowSkeleton } from '../../features/hub/play-now-skeleton.tsx'
import { Button, Panel, Skeleton, SkeletonRows, Tabs } from '../../ui/index.ts'
import { HeaderSkeleton } from './header-skeleton.tsx'

const CELLS = Array.from({ length: LOBBY_CODE_LENGTH }, (_, cell) => `cell-${cell}`)

/** The hub before its data is loaded. */
export function HubSkeleton() {
  return (
    <HeaderSkeleton>
      <div className="mx-auto flex w-full max-w-6xl items-center px-4 pt-2 sm:px-6 sm:pt-4">
        <span className="-ml-1.5 inline-flex min-h-11 items-center gap-2.5 p-1.5">
          <Skeleton round className="size-8" />
          <Skeleton className="h-4 w-28" />
        </span>
      </div>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-1 pb-5 sm:gap-8 sm:px-6 sm:pt-2 sm:pb-8">
        <Tabs
          label="Lobbies"
          block
          dense
          value="join"
          onValueChange={() => undefined}
          panelClassName="pt-4 sm:pt-6"
          tabs={[
            { id: 'landing', label: 'PLAYERS LOUNGE', icon: <Users className="max-sm:hidden" />, content: undefined },
            { id: 'join', label: 'JOIN GAME', icon: <Ticket className="max-sm:hidden" />, content: <JoinSkeleton /> },
            { id: 'create', label: 'CREATE GAME', icon: <Plus className="max-sm:hidden" />, content: undefined },
            { id: 'compete', label: 'COMPETE', icon: <Trophy className="max-sm:hidden" />, content: undefined },
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
              <span className="font-medium text-muted text-sm">Lobby code</span>
            </span>
            <div className="grid grid-cols-6 gap-1.5 sm:gap-2">
              {CELLS.map((cell) => (
                <span key={cell} className="h-16 rounded-control border border-line-strong bg-sunken" />
              ))}
            </div>
            <p className="text-faint text-sm">A friend in the lobby can tell you the code.</p>
          </div>
          <Button block size="lg" disabled>
            JOIN GAME
          </Button>
          <Button block disabled icon={<Users />}>
            PLAY A MATCH
          </Button>
        </div>
        <Panel flush title="OPEN LOBBIES">
          <div className="p-4">
            <SkeletonRows label="Loading open lobbies" />
          </div>
        </Panel>
      </div>
    </div>
  )
}
