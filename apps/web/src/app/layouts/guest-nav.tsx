import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { History, LogOut, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isTrialName } from '../../features/guest/guest-identity.ts'
import { Button, lazyNamed, type MenuItem, Tag } from '../../ui/index.ts'
import { useUser } from '../session.tsx'
import { UserMenu } from './user-menu.tsx'

/** Loaded with its menu, because the game of a new guest must not wait for a dialog. */
const ConfirmDialog = lazyNamed(() => import('../../ui/overlays/confirm-dialog.tsx'), 'ConfirmDialog')

/** The texts for the guest of a trial game. */
const TRIAL = {
  tag: 'Trial game',
  keep: 'keep my result',
  about: 'A trial game, without an account',
  end: 'End the trial',
  ending: 'End the trial?',
  deletes: 'The end of the trial deletes your game and your result. To keep both, register instead.',
}

/** The texts for a guest who took a seat by a link. */
const SEAT = {
  tag: 'Guest',
  keep: 'keep my seat',
  about: 'A guest, without an account',
  end: 'Leave as a guest',
  ending: 'Leave as a guest?',
  deletes:
    'If you leave, you are signed out on this device. Your bets stay in the game. Register instead to keep your seat.',
}

/** The header for guests. It says that the guest has no account, and how to keep the result or the seat. */
export function GuestNav() {
  const user = useUser()
  const navigate = useNavigate()
  const { href: next } = useLocation()
  const [isEnding, setEnding] = useState<boolean>()
  const texts = isTrialName(user.username) ? TRIAL : SEAT
  const items: readonly MenuItem[] = [
    {
      id: 'register',
      label: `Register to ${texts.keep}`,
      icon: <History aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/register', search: { next } }),
    },
    {
      id: 'sign-in',
      label: 'I have an account',
      icon: <UserRound aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/login' }),
    },
  ]
  const end: MenuItem = {
    id: 'end',
    label: texts.end,
    icon: <LogOut aria-hidden="true" />,
    onSelect: () => setEnding(true),
  }
  return (
    <>
      <Tag className="max-sm:hidden">{texts.tag}</Tag>
      <Button asChild size="sm" className="@max-[16rem]:hidden max-[22.5rem]:px-2">
        <Link to="/register" search={{ next }} aria-label={`Register to ${texts.keep}`}>
          <span className="max-sm:hidden">Register to {texts.keep}</span>
          <span className="sm:hidden">Register</span>
        </Link>
      </Button>
      <UserMenu about={texts.about} items={items} leave={end} />
      {isEnding !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={isEnding}
            onOpenChange={setEnding}
            title={texts.ending}
            confirmText={texts.end}
            cancelText="Stay"
            danger
            onConfirm={() => void navigate({ to: '/logout' })}
          >
            {texts.deletes}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
