import { Outlet, useNavigate, useSearch } from '@tanstack/react-router'
import { LogIn, Users } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { SampleCall } from '../../features/lounge/sample-call.tsx'
import { Button, Tabs } from '../../ui/index.ts'
import { PlainLayout } from './plain-layout.tsx'

/** Fetched once the door stands: few look through the window first. */
const loadLounge = () => import('../../features/lounge/players-lounge.tsx')
const PlayersLounge = lazy(() => loadLounge().then(({ PlayersLounge }) => ({ default: PlayersLounge })))

type AuthTab = 'sign-in' | 'lounge'

const INVITATION = 'A real match, your friends, a hundred free chips each. Over or under, before the round starts.'

/** Sign In and Players Lounge: the door, and a look through the window. */
export function AuthShell() {
  const { lounge = false } = useSearch({ from: '/auth' })
  const navigate = useNavigate()
  const show = (next: AuthTab) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, lounge: next === 'lounge' || undefined }),
      replace: true,
      resetScroll: false,
    })
  useEffect(() => void loadLounge().catch(() => undefined), [])
  const enter = () => void navigate({ to: '/register', search: ({ next }) => ({ next }) })
  return (
    <PlainLayout>
      <div className="grid items-start gap-10 py-4 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-16 lg:pt-[7vh]">
        <section className="sticky top-[7vh] hidden flex-col gap-8 lg:flex">
          <h1 className="headline text-[clamp(5.5rem,8vw,7.25rem)] leading-[0.86]">
            Call the next
            <br />
            <span className="text-flood">ten minutes.</span>
          </h1>
          <p className="max-w-[40ch] text-lg text-muted">{INVITATION}</p>
          <SampleCall />
        </section>
        <div className="mx-auto flex w-full max-w-lg flex-col lg:max-w-none">
          <h1 className="headline mb-3 text-2xl lg:hidden">
            Call the next <span className="text-flood">ten minutes.</span>
          </h1>
          <p className="mb-5 text-balance text-muted lg:hidden">{INVITATION}</p>
          <div className="panel overflow-hidden">
            <Tabs<AuthTab>
              label="Welcome"
              block
              value={lounge ? 'lounge' : 'sign-in'}
              onValueChange={show}
              panelClassName="p-5 sm:p-7"
              tabs={[
                { id: 'sign-in', label: 'Sign In', icon: <LogIn aria-hidden="true" />, content: <Outlet /> },
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
          {/* A tablet held upright has room for the picture below. */}
          <div className="mt-6 hidden md:max-lg:block">
            <SampleCall />
          </div>
        </div>
      </div>
    </PlainLayout>
  )
}
