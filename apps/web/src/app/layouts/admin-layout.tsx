import { Link, useLocation } from '@tanstack/react-router'
import { House, LogOut, Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { msg } from '../../texts/msg.ts'
import { Button, classNames, Sheet, skipTargetWithin } from '../../ui/index.ts'
import { AdminArea } from '../pages/admin/admin-area.tsx'

interface Area {
  to: string
  label: string
  /** Further paths that belong to the same entry of the menu. */
  pages?: readonly string[]
}

const GROUPS: readonly { name: string; areas: readonly Area[] }[] = [
  {
    name: msg('layouts.admin-layout.tonight'),
    areas: [
      { to: 'landing-page', label: msg('layouts.admin-layout.landing-page') },
      { to: 'matches', label: msg('layouts.admin-layout.matches'), pages: ['manage-match', 'debug-match'] },
      { to: 'events', label: msg('layouts.admin-layout.realtime-match-events') },
      { to: 'lobbies', label: msg('layouts.admin-layout.lobbies') },
      { to: 'competitions', label: msg('layouts.admin-layout.competitions'), pages: ['competition'] },
    ],
  },
  {
    name: msg('layouts.admin-layout.players'),
    areas: [
      { to: '', label: msg('layouts.admin-layout.users'), pages: ['manage-user'] },
      { to: 'lobby-users', label: msg('layouts.admin-layout.lobby-members') },
      { to: 'games', label: msg('layouts.admin-layout.games') },
      { to: 'user-bets', label: msg('layouts.admin-layout.bets') },
      { to: 'reports', label: msg('layouts.admin-layout.reports'), pages: ['report'] },
    ],
  },
  {
    name: msg('layouts.admin-layout.content'),
    areas: [
      { to: 'visual-editor', label: msg('layouts.admin-layout.visual-editor') },
      { to: 'avatars', label: msg('layouts.admin-layout.avatars'), pages: ['manage-avatar'] },
      { to: 'event-types', label: msg('layouts.admin-layout.event-types') },
    ],
  },
  {
    name: msg('layouts.admin-layout.system'),
    areas: [
      { to: 'feed-providers', label: msg('layouts.admin-layout.feed-providers') },
      { to: 'due-work', label: msg('layouts.admin-layout.failing-jobs') },
      { to: 'reminders', label: msg('layouts.admin-layout.reminders') },
      { to: 'crash-reports', label: msg('layouts.admin-layout.crash-reports'), pages: ['crash-report'] },
      { to: 'audit-log', label: msg('layouts.admin-layout.audit-log') },
    ],
  },
]

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-muted text-sm transition-colors hover:bg-raised hover:text-ink'

/** The frame of the administrators' area. The menu is a sidebar on a desktop and behind a button on a phone. */
export function AdminLayout() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="touch-area flex w-full flex-1 flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="hidden border-line border-e lg:block">
        <div className="sticky top-0 flex h-[calc(100dvh-var(--header-height))] flex-col overflow-y-auto p-3">
          <Areas />
        </div>
      </aside>
      <div className="border-line border-b px-4 py-1.5 lg:hidden">
        <Button
          size="sm"
          variant="ghost"
          icon={<MenuIcon aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="-ms-3 min-h-9!"
        >
          {msg('layouts.admin-layout.admin-area')}
        </Button>
      </div>
      <Sheet open={isOpen} onOpenChange={setOpen} title={msg('layouts.admin-layout.admin-area')}>
        <Areas onNavigate={() => setOpen(false)} />
      </Sheet>
      <div {...skipTargetWithin} className="@container min-w-0 px-4 py-5 outline-none lg:px-6">
        <AdminArea />
      </div>
    </div>
  )
}

function Areas({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const page = useLocation({ select: ({ pathname }) => pathname.split('/')[2] ?? '' })
  return (
    <>
      <nav aria-label={msg('layouts.admin-layout.admin-area')} className="flex flex-1 flex-col gap-3">
        {GROUPS.map(({ name, areas }) => (
          <Group key={name} name={name}>
            {areas.map(({ to, label, pages }) => (
              <li key={to}>
                <AdminLink
                  to={to}
                  {...(onNavigate && { onClick: onNavigate })}
                  {...(pages?.includes(page) && { 'aria-current': 'true' as const })}
                  className={classNames(
                    ENTRY,
                    'font-medium aria-[current]:bg-flood-soft aria-[current]:text-ink aria-[current]:shadow-[inset_3px_0_0_var(--flood)]',
                  )}
                >
                  {label}
                </AdminLink>
              </li>
            ))}
          </Group>
        ))}
      </nav>
      <div className="mt-4 flex flex-col gap-0.5 border-line border-t pt-3">
        <Link to="/" className={ENTRY}>
          <House aria-hidden="true" className="size-4" /> {msg('layouts.admin-layout.site-home')}
        </Link>
        <Link to="/logout" className={ENTRY}>
          <LogOut aria-hidden="true" className="size-4" /> {msg('layouts.admin-layout.logout')}
        </Link>
      </div>
    </>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className="caps px-3 text-faint text-sm">
        {name}
      </h2>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  )
}
