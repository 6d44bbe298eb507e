import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { dropSession } from '../../api/session.ts'
import { ReportProblem } from '../../crash/report-problem.tsx'
import { CareerPanel } from '../../features/career/career-panel.tsx'
import { DeleteAccount } from '../../features/profile/delete-account.tsx'
import { ProfileForm } from '../../features/profile/profile-form.tsx'
import { SessionList } from '../../features/profile/session-list.tsx'
import { SignInDetails } from '../../features/profile/sign-in-details.tsx'
import { activeLobby } from '../../push/active-lobby.ts'
import { notify } from '../../ui/index.ts'
import { OwnPage } from '../layouts/own-page.tsx'
import { sessionQuery, useUser } from '../session.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

/** The user's public profile, career, sessions and the deletion of the account. */
export function ProfilePage() {
  const user = useUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useDocumentTitle({ title: 'Profile ·' })

  const leaveForGood = () => {
    activeLobby.clear()
    dropSession()
    notify.success('Your account was deleted', { duration: 6000 })
    void navigate({ to: '/login', replace: true })
  }
  // A guest has no profile to edit; registering creates one.
  if (user.isGuest) return <Navigate to="/register" search={{ next: '/profile' }} replace />
  return (
    <OwnPage title="Customize Profile">
      <ProfileForm
        user={user}
        onSaved={(saved) => queryClient.setQueryData(sessionQuery.queryKey, { isLoggedIn: true, user: saved })}
      >
        <CareerPanel
          gameLink={({ lobbyId }, text) => (
            <Link to="/previous-results/$lobbyId" params={{ lobbyId }} className="font-semibold text-flood underline">
              {text}
            </Link>
          )}
        />
        <SignInDetails email={user.email} />
        <SessionList />
        <ReportProblem />
        <DeleteAccount onDeleted={leaveForGood} />
      </ProfileForm>
    </OwnPage>
  )
}
