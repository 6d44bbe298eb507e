import type { Lobby } from '@bettle/contract'
import { Copy, Link as LinkIcon } from 'lucide-react'
import { Button, Dialog, notify } from '../../ui/index.ts'

/** The code of a private lobby: the only way in. */
export function PrivateLobbyDialog({ lobby, onDone }: { lobby: Lobby; onDone: () => void }) {
  const { lobbyCode, match } = lobby
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      insistent
      size="sm"
      phone="fitted"
      title="Your private lobby"
      description={`${match.homeTeam} v ${match.awayTeam}`}
      footer={
        <Button variant="primary" size="lg" block onClick={onDone}>
          GOT IT
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-4 py-2 text-center">
        <p className="text-muted">It is in no list. Share this code with those you want to play against.</p>
        <p className="board w-full py-5">
          <span className="sr-only">Lobby code </span>
          <span className="figures select-all text-3xl text-flood tracking-[0.12em]">{lobbyCode}</span>
        </p>
        <div className="flex w-full gap-2 *:flex-1">
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(lobbyCode, 'Code copied')}>
            Copy code
          </Button>
          <Button
            icon={<LinkIcon aria-hidden="true" />}
            onClick={() => void copy(`${location.origin}/join/${lobbyCode}`, 'Link copied')}
          >
            Copy link
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done)
  } catch {
    notify.info('Copying is not allowed here', { description: text, duration: 8000 })
  }
}
