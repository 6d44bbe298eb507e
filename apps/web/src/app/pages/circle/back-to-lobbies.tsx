import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { msg } from '../../../texts/msg.ts'
import { Button } from '../../../ui/index.ts'

export function BackToLobbies() {
  return (
    <Button asChild variant="ghost" size="sm" className="-ms-1 self-start">
      <Link to="/">
        <ArrowLeft aria-hidden="true" /> {msg('pages-circle.back-to-lobbies.lobbies')}
      </Link>
    </Button>
  )
}
