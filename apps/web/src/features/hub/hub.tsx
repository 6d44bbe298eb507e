import type { Lobby, Match } from '@bettle/contract'
import { Plus, Ticket, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useHub } from '../../live/use-hub.ts'
import { useServerNow } from '../../live/use-server-now.ts'
import { Button, Tabs } from '../../ui/index.ts'
import { bestLobby } from './best-lobby.ts'
import { JoinByCode } from './join-by-code.tsx'
import { MatchList } from './match-list.tsx'
import { OpenLobbies } from './open-lobbies.tsx'
import { PlayNow, PlayNowSkeleton } from './play-now.tsx'
import { PrivateLobbyDialog } from './private-lobby-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { useCreating } from './use-creating.ts'
import { useJoining } from './use-joining.ts'

type HubTab = 'landing' | 'join' | 'create'

interface HubProps {
  /** What the players' lounge shows. */
  lounge: ReactNode
  /** The code of a link that was followed. */
  invitedTo: string | undefined
  onEnter: (lobby: Lobby) => void
}

/** Where one finds a game: play now, join, or create. */
export function Hub({ lounge, invitedTo, onEnter }: HubProps) {
  const { lobbies, matches, lobbiesError, matchesError, fetchAgain } = useHub()
  const now = useServerNow()
  const [tab, setTab] = useState<HubTab>('join')
  const [chosen, setChosen] = useState<Match>()
  const [opened, setOpened] = useState<Lobby>()
  const [isPlayingNow, setPlayingNow] = useState(false)
  const joining = useJoining(onEnter)
  const creating = useCreating((lobby) => {
    setChosen(undefined)
    if (lobby.gameSettings.isPrivate) setOpened(lobby)
    else onEnter(lobby)
  })
  const best = lobbies && bestLobby(lobbies)

  const playNow = async () => {
    if (!best) return
    setPlayingNow(true)
    await joining.join(best.lobbyCode, 'player')
    setPlayingNow(false)
  }
  const createButton = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setTab('create')}>
      CREATE GAME
    </Button>
  )

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-5 sm:gap-8 sm:px-6 sm:py-8">
      <h1 className="sr-only">Lobbies</h1>
      {!lobbies && !lobbiesError && <PlayNowSkeleton />}
      {best && (
        <PlayNow
          lobby={best}
          now={now}
          isPending={isPlayingNow}
          problem={joining.problem?.code === best.lobbyCode && !joining.choosing ? joining.problem.message : undefined}
          onPlay={() => void playNow()}
        />
      )}
      <Tabs<HubTab>
        label="Lobbies"
        block
        value={tab}
        onValueChange={setTab}
        panelClassName="pt-5 sm:pt-8"
        tabs={[
          {
            id: 'landing',
            label: 'PLAYERS LOUNGE',
            icon: <Users aria-hidden="true" className="max-sm:hidden" />,
            content: lounge,
          },
          {
            id: 'join',
            label: 'JOIN GAME',
            icon: <Ticket aria-hidden="true" className="max-sm:hidden" />,
            content: (
              <div className="grid items-start gap-6 lg:grid-cols-[24rem_1fr]">
                <JoinByCode joining={joining} invitedTo={invitedTo} />
                <OpenLobbies
                  lobbies={lobbies}
                  failed={lobbiesError !== undefined}
                  now={now}
                  joining={joining}
                  onRetry={fetchAgain}
                  createButton={createButton}
                />
              </div>
            ),
          },
          {
            id: 'create',
            label: 'CREATE GAME',
            icon: <Plus aria-hidden="true" className="max-sm:hidden" />,
            content: (
              <MatchList
                matches={matches}
                failed={matchesError !== undefined}
                now={now}
                onRetry={fetchAgain}
                onCreate={setChosen}
              />
            ),
          },
        ]}
      />
      <RoleDialog joining={joining} />
      {chosen && (
        <SettingsDialog
          match={chosen}
          isPending={creating.isPending}
          problem={creating.problem}
          onCreate={(settings) => void creating.create(chosen._id, settings)}
          onClose={() => {
            setChosen(undefined)
            creating.forget()
          }}
        />
      )}
      {opened && <PrivateLobbyDialog lobby={opened} onDone={() => onEnter(opened)} />}
    </div>
  )
}
