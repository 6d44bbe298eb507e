import { Outlet, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { LogIn, Users } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { Button, lazily, Tabs, useTurns, whenIdle } from '../../ui/index.ts'
import { DoorFrame } from './door-frame.tsx'
import { PlainLayout } from './plain-layout.tsx'

/** Fetched once the door stands: few look through the window first. */
const loadLounge = () => import('../../features/lounge/players-lounge.tsx')
const PlayersLounge = lazily(() => loadLounge().then(({ PlayersLounge }) => ({ default: PlayersLounge })))

type AuthTab = 'sign-in' | 'lounge'

/** Sign In and Players Lounge: the door, and a look through the window. */
export function AuthShell() {
  const { lounge = false } = useSearch({ from: '/auth' })
  const navigate = useNavigate()
  const isRegistering = useLocation().pathname === '/register'
  const show = (next: AuthTab) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, lounge: next === 'lounge' || undefined }),
      replace: true,
      resetScroll: false,
    })
  useEffect(() => whenIdle(() => void loadLounge().catch(() => undefined)), [])
  // What is said at the door first, then its panel.
  const turn = useTurns(1)
  const enter = () => void navigate({ to: '/register', search: ({ next }) => ({ next }) })
  return (
    <PlainLayout>
      <DoorFrame>
        {turn === 0 ? (
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
                      <PlayersLounge
                        stacked
                        action={
                          <Button variant="primary" size="lg" block onClick={enter}>
                            Take a seat
                          </Button>
                        }
                      />
                    </Suspense>
                  ),
                },
              ]}
            />
          </div>
        )}
      </DoorFrame>
    </PlainLayout>
  )
}
