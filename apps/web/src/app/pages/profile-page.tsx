import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { endSession } from '../../api/session.ts'
import { DeleteAccount } from '../../features/profile/delete-account.tsx'
import { ProfileForm } from '../../features/profile/profile-form.tsx'
import { SessionList } from '../../features/profile/session-list.tsx'
import { activeLobby } from '../../live/active-lobby.ts'
import { Button, notify } from '../../ui/index.ts'
import { sessionQuery, useUser } from '../session.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

/** Who one is to others, where one is signed in, and the way out for good. */
export function ProfilePage() {
  const user = useUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useDocumentTitle({ title: 'Profile ·' })

  const leaveForGood = () => {
    activeLobby.clear()
    endSession()
    notify.success('Your account was deleted', { duration: 6000 })
    void navigate({ to: '/login', replace: true })
  }
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex items-center justify-between gap-4">
        <h1 className="headline text-xl sm:text-2xl">Customize Profile</h1>
        <Button asChild variant="ghost" size="sm">
          <Link to="/">
            <ArrowLeft aria-hidden="true" /> Lobbies
          </Link>
        </Button>
      </div>
      <ProfileForm
        user={user}
        onSaved={(saved) => queryClient.setQueryData(sessionQuery.queryKey, { isLoggedIn: true, user: saved })}
      >
        <SessionList />
        <DeleteAccount onDeleted={leaveForGood} />
      </ProfileForm>
    </div>
  )
}
