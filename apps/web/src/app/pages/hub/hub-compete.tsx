import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { CompeteTab } from '../../../features/competition/card/compete-tab.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button } from '../../../ui/index.ts'

/** The tab of the hub with the competitions. */
export function HubCompete() {
  const navigate = useNavigate()
  const { code } = useSearch({ strict: false })
  return (
    <CompeteTab
      invitedWith={code === undefined ? undefined : String(code)}
      onOpen={(competitionId) => void navigate({ to: '/compete/$', params: { _splat: competitionId } })}
      createLink={
        <Button asChild block>
          <Link to="/compete/$" params={{ _splat: 'new' }}>
            <Plus aria-hidden="true" /> {msg('pages-hub.hub-compete.create')}
          </Link>
        </Button>
      }
    />
  )
}
