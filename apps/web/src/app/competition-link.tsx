import type { LobbyCompetition } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { msg } from '../texts/msg.ts'
import { Button } from '../ui/index.ts'

interface BackToCompetitionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  competition: Pick<LobbyCompetition, '_id'>
  onClick?: (() => void) | undefined
}

/** A link from a game to the page of its competition. */
export function BackToCompetition({ competition, onClick, ...look }: BackToCompetitionProps) {
  return (
    <Button asChild {...look}>
      <Link to="/compete/$" params={{ _splat: competition._id }} onClick={onClick}>
        <Trophy aria-hidden="true" /> {msg('app.competition-link.back-to-the-competition')}
      </Link>
    </Button>
  )
}
