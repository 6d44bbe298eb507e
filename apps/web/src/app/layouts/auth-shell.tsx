import { Outlet, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { LogIn, Users } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { lazily, Tabs, useStagedRender, whenIdle } from '../../ui/index.ts'
import { PlainLayout } from './plain-layout.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Fetched once the door stands: few look through the window first. */
const loadLounge = () => import('../pages/sign-in-lounge.tsx')
const SignInLounge = lazily(() => loadLounge().then(({ SignInLounge }) => ({ default: SignInLounge })))

type AuthTab = 'sign-in' | 'lounge'

/** Sign In and Players Lounge: the door, and a look through the window. */
export function AuthShell() {
  const { lounge = false, next } = useSearch({ from: '/auth' })
  const navigate = useNavigate()
  const isRegistering = useLocation().pathname === '/register'
  const show = (tab: AuthTab) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, lounge: tab === 'lounge' || undefined }),
      replace: true,
      resetScroll: false,
    })
  useEffect(() => whenIdle(() => void loadLounge().catch(() => undefined)), [])
  // What is said at the door first, then its panel.
  const stage = useStagedRender(1)
  return (
    <PlainLayout>
      <SignInFrame>
        {stage === 0 ? (
          <span data-waiting />
        ) : (
          <div className="panel overflow-hidden">
            <Tabs<AuthTab>
              label="Welcome"
              block
              value={lounge ? 'lounge' : 'sign-in'}
              onValueChange={show}
              panelClassName="p-5 sm:p-7"
              tabs={[
                {
                  id: 'sign-in',
                  label: isRegistering ? 'Register' : 'Sign In',
                  icon: <LogIn aria-hidden="true" />,
                  content: <Outlet />,
                },
                {
                  id: 'lounge',
                  label: 'Players Lounge',
                  icon: <Users aria-hidden="true" />,
                  content: (
                    <Suspense>
                      <SignInLounge next={next} />
                    </Suspense>
                  ),
                },
              ]}
            />
          </div>
        )}
      </SignInFrame>
    </PlainLayout>
  )
}
