import type { Lobby, Match } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog, EmptyState, lazyNamed } from '../../../ui/index.ts'
import { ShareDialog } from '../share/share-dialog.tsx'
import { canOpenLobby } from './can-open-lobby.ts'
import { useCreating } from './use-creating.ts'

const CreateDialog = lazyNamed(() => import('./create-dialog.tsx'), 'CreateDialog')

interface OpenLobbyDialogProps {
  /** The matches to choose from. If there is only one, the dialog does not ask. */
  matches: readonly Match[]
  /** The path of the list of lobbies, which is fetched again after the change. */
  listPath: string
}

/** Opens a lobby from the administrators' area, and then shows its invitation. */
export function OpenLobbyDialog({ matches, listPath }: OpenLobbyDialogProps) {
  const now = useServerNow()
  const queryClient = useQueryClient()
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<Match>()
  const [opened, setOpened] = useState<Lobby>()
  const creating = useCreating((lobby) => {
    setChosen(undefined)
    setOpened(lobby)
    void queryClient.invalidateQueries({ queryKey: [listPath] })
  })
  const open = matches.filter((match) => canOpenLobby(match, now))
  const [only] = matches
  const isOne = matches.length === 1
  return (
    <>
      <Button
        size="sm"
        icon={<Plus aria-hidden="true" />}
        disabled={isOne && open.length === 0}
        onClick={() => (isOne ? setChosen(only) : setChoosing(true))}
      >
        {msg('hub.open-lobby-dialog.create-a-lobby')}
      </Button>
      <Dialog
        open={isChoosing}
        onOpenChange={setChoosing}
        phone="fitted"
        title={msg('hub.open-lobby-dialog.on-which-match')}
      >
        {open.length === 0 && (
          <EmptyState title={msg('hub.open-lobby-dialog.no-match-is-open')}>
            {msg('hub.open-lobby-dialog.add-a-match-first')}
          </EmptyState>
        )}
        <ul className="divide-y divide-line">
          {open.map((match) => (
            <li key={match._id}>
              <button
                type="button"
                className="min-h-12 w-full cursor-pointer px-2 text-start font-medium hover:bg-raised"
                onClick={() => {
                  setChoosing(false)
                  setChosen(match)
                }}
              >
                {msg('hub.open-lobby-dialog.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
      {chosen && (
        <Suspense>
          <CreateDialog
            isFromAdmin
            match={chosen}
            isPending={creating.isPending}
            problem={creating.problem}
            onCreate={(...given) => void creating.create(chosen._id, ...given)}
            onClose={() => {
              setChosen(undefined)
              creating.forget()
            }}
          />
        </Suspense>
      )}
      {opened && <ShareDialog lobby={opened} open onOpenChange={(isOpen) => !isOpen && setOpened(undefined)} />}
    </>
  )
}
