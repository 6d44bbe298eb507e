import { Link } from '@tanstack/react-router'
import { msg } from '../../../texts/msg.ts'
import { Button, EmptyState, Panel } from '../../../ui/index.ts'
import { useDocumentTitle } from '../../use-document-title.ts'

/** A guest who follows the link of a circle registers first, and keeps the seats of this browser. */
export function GuestOfCircle({ next }: { next: string }) {
  useDocumentTitle({ title: msg('pages-circle.guest-of-circle.circle') })
  return (
    <Panel>
      <EmptyState
        title={msg('pages-circle.guest-of-circle.register-to-join-a')}
        action={
          <Button asChild variant="primary">
            <Link to="/register" search={{ next }}>
              {msg('pages-circle.guest-of-circle.register')}
            </Link>
          </Button>
        }
      >
        {msg('pages-circle.guest-of-circle.guests-play-evenings-by')}
      </EmptyState>
    </Panel>
  )
}
