import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { dropSession } from '../../api/session/session.ts'
import { ReportProblem } from '../../crash/report-problem.tsx'
import { CareerPanel } from '../../features/career/career-panel.tsx'
import { BlockedList } from '../../features/profile/blocked-list.tsx'
import { DeleteAccount } from '../../features/profile/delete-account.tsx'
import { ProfileForm } from '../../features/profile/profile-form.tsx'
import { SessionList } from '../../features/profile/session-list.tsx'
import { SignInDetails } from '../../features/profile/sign-in-details.tsx'
import { activeLobby } from '../../push/lobby/active-lobby.ts'
import { msg } from '../../texts/msg.ts'
import { lazyNamed, notify } from '../../ui/index.ts'
import { LanguagePanel } from '../language/language-panel.tsx'
import { OwnPage } from '../layouts/own-page.tsx'
import { sessionQuery, useUser } from '../session.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

const Reminders = lazyNamed(() => import('../../features/reminder/reminders.tsx'), 'Reminders')
const DownloadData = lazyNamed(() => import('../../features/profile/download-data.tsx'), 'DownloadData')

/** The page with the user's public profile, their career and sessions, and the deletion of the account. */
export function ProfilePage() {
  const user = useUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useDocumentTitle({ title: msg('pages.profile-page.profile') })

  const leaveForGood = () => {
    activeLobby.clear()
    dropSession()
    notify.success(msg('pages.profile-page.your-account-was-deleted'), { duration: 6000 })
    void navigate({ to: '/login', replace: true })
  }
  // A guest has no profile to edit. Registering creates a profile.
  if (user.isGuest) return <Navigate to="/register" search={{ next: '/profile' }} replace />
  return (
    <OwnPage title={msg('pages.profile-page.customize-profile')}>
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
        <SignInDetails email={user.email} mustConfirm={user.emailConfirmed === false} />
        <LanguagePanel />
        <SessionList />
        <Suspense fallback={null}>
          <Reminders />
        </Suspense>
        <BlockedList />
        <ReportProblem />
        <Suspense fallback={null}>
          <DownloadData />
        </Suspense>
        <DeleteAccount onDeleted={leaveForGood} />
      </ProfileForm>
    </OwnPage>
  )
}
