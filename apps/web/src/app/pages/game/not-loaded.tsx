import { useNavigate } from '@tanstack/react-router'
import { msg } from '../../../texts/msg.ts'
import { Button, ErrorState } from '../../../ui/index.ts'

export function NotLoaded({ why, onRetry }: { why: string; onRetry: () => void }) {
  const navigate = useNavigate()
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10">
      <ErrorState
        title={msg('pages-game.not-loaded.the-game-could-not')}
        kept={msg('pages-game.not-loaded.your-chips-and-bets', { why })}
        onRetry={onRetry}
        action={
          <Button size="sm" variant="ghost" onClick={() => void navigate({ to: '/' })}>
            {msg('pages-game.not-loaded.back-to-the-lobbies')}
          </Button>
        }
      />
    </div>
  )
}
