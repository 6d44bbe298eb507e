import { useNavigate } from '@tanstack/react-router'
import { Button, ErrorState } from '../../../ui/index.ts'

export function NotLoaded({ why, onRetry }: { why: string; onRetry: () => void }) {
  const navigate = useNavigate()
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10">
      <ErrorState
        title="The game could not be loaded."
        kept={`${why} Your chips and bets are safe on the server.`}
        onRetry={onRetry}
        action={
          <Button size="sm" variant="ghost" onClick={() => void navigate({ to: '/' })}>
            Back to the lobbies
          </Button>
        }
      />
    </div>
  )
}
