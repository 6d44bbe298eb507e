import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { History, LogOut, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isTrialName } from '../../features/guest/guest-identity.ts'
import { LANGUAGE } from '../../texts/language.ts'
import { msg } from '../../texts/msg.ts'
import { Button, lazyNamed, type MenuItem, Tag } from '../../ui/index.ts'
import { useUser } from '../session.tsx'
import { UserMenu } from './user-menu.tsx'

/** Loaded with its menu, because the game of a new guest must not wait for a dialog. */
const ConfirmDialog = lazyNamed(() => import('../../ui/overlays/confirm-dialog.tsx'), 'ConfirmDialog')

const LanguageDialog = lazyNamed(() => import('../language/language-dialog.tsx'), 'LanguageDialog')

/** The texts for the guest of a trial game. */
const TRIAL = {
  tag: msg('layouts.guest-nav.trial-game'),
  keep: msg('layouts.guest-nav.keep-my-result'),
  about: msg('layouts.guest-nav.a-trial-game-without'),
  end: msg('layouts.guest-nav.end-the-trial'),
  ending: msg('layouts.guest-nav.end-the-trial-2'),
  deletes: msg('layouts.guest-nav.the-end-of-the'),
}

/** The texts for a guest who took a seat by a link. */
const SEAT = {
  tag: msg('layouts.guest-nav.guest'),
  keep: msg('layouts.guest-nav.keep-my-seat'),
  about: msg('layouts.guest-nav.a-guest-without-an'),
  end: msg('layouts.guest-nav.leave-as-a-guest'),
  ending: msg('layouts.guest-nav.leave-as-a-guest-2'),
  deletes: msg('layouts.guest-nav.if-you-leave-you'),
}

/** The header for guests. It says that the guest has no account, and how to keep the result or the seat. */
export function GuestNav() {
  const user = useUser()
  const navigate = useNavigate()
  const { href: next } = useLocation()
  const [isEnding, setEnding] = useState<boolean>()
  const [isChoosing, setChoosing] = useState<boolean>()
  const texts = isTrialName(user.username) ? TRIAL : SEAT
  const items: readonly MenuItem[] = [
    {
      id: 'register',
      label: texts.keep,
      icon: <History aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/register', search: { next } }),
    },
    {
      id: 'sign-in',
      label: msg('layouts.guest-nav.i-have-an-account'),
      icon: <UserRound aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/login' }),
    },
    {
      id: 'language',
      label: msg('language.language-panel.language'),
      icon: (
        <span aria-hidden="true" className="w-5 text-center font-semibold text-sm uppercase">
          {LANGUAGE.slice(0, 2)}
        </span>
      ),
      onSelect: () => setChoosing(true),
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
      <Button asChild size="sm" className="@max-[16rem]:hidden max-[22.5rem]:whitespace-normal max-[22.5rem]:px-2">
        <Link to="/register" search={{ next }} aria-label={texts.keep}>
          <span className="max-sm:hidden">{texts.keep}</span>
          <span className="sm:hidden">{msg('layouts.guest-nav.register')}</span>
        </Link>
      </Button>
      <UserMenu about={texts.about} items={items} leave={end} />
      {isChoosing !== undefined && (
        <Suspense>
          <LanguageDialog open={isChoosing} onOpenChange={setChoosing} />
        </Suspense>
      )}
      {isEnding !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={isEnding}
            onOpenChange={setEnding}
            title={texts.ending}
            confirmText={texts.end}
            cancelText={msg('layouts.guest-nav.stay')}
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
