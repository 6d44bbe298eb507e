import { Link, Outlet } from '@tanstack/react-router'

const AREAS = [
  { to: '/admin', label: 'Matches' },
  { to: '/admin/avatars', label: 'Avatars' },
] as const

/** What administrators look after, one area at a time. */
export function AdminLayout() {
  return (
    <>
      <nav aria-label="Admin area" className="border-line border-b">
        <div className="mx-auto flex w-full max-w-[100rem] gap-1 px-2 lg:px-4">
          {AREAS.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: true }}
              className="caps -mb-px inline-flex min-h-11 items-center border-transparent border-b-3 px-3 text-lg text-muted leading-none transition-colors hover:text-ink aria-[current=page]:border-flood aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          ))}
        </div>
      </nav>
      <Outlet />
    </>
  )
}
