import { Outlet, useNavigate, useSearch } from '@tanstack/react-router'
import { LogIn, Users } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { msg } from '../../texts/msg.ts'
import { lazily, Tabs, useStagedRender, whenIdle } from '../../ui/index.ts'
import { PlainLayout } from './plain-layout.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Loaded after the sign-in form, because few visitors open the lounge first. */
const loadLounge = () => import('../pages/account/sign-in-lounge.tsx')
const SignInLounge = lazily(() => loadLounge().then(({ SignInLounge }) => ({ default: SignInLounge })))

type AuthTab = 'sign-in' | 'lounge'

/** The sign-in page with its two tabs, Sign In and Players Lounge. */
export function AuthShell() {
  const { lounge = false, next } = useSearch({ from: '/auth' })
  const navigate = useNavigate()
  const show = (tab: AuthTab) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, lounge: tab === 'lounge' || undefined }),
      replace: true,
      resetScroll: false,
    })
  useEffect(() => whenIdle(() => void loadLounge().catch(() => undefined)), [])
  // The text is rendered first, and then the panel.
  const stage = useStagedRender(1)
  return (
    <PlainLayout>
      <SignInFrame>
        {stage === 0 ? (
          <span data-waiting />
        ) : (
          <div className="panel overflow-hidden">
            <Tabs<AuthTab>
              label={msg('layouts.auth-shell.welcome')}
              block
              value={lounge ? 'lounge' : 'sign-in'}
              onValueChange={show}
              panelClassName="p-5 sm:p-7"
              tabs={[
                {
                  id: 'sign-in',
                  label: msg('layouts.auth-shell.sign-in'),
                  icon: <LogIn aria-hidden="true" />,
                  content: <Outlet />,
                },
                {
                  id: 'lounge',
                  label: msg('layouts.auth-shell.players-lounge'),
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
