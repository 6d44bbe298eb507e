import { useParams } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { lazily, SkeletonRows } from '../../../ui/index.ts'
import { NothingThere } from '../dead-end/not-found-page.tsx'

export interface AdminPageProps {
  /** The id of the record, which follows the page in the address. */
  id: string
}

type Load = () => Promise<ComponentType<AdminPageProps>>

const page = (load: Load) => lazily(() => load().then((Page) => ({ default: Page })))

/** The pages by their path after /admin/. Some paths need an id and show one record. */
const PAGES = {
  '': page(() => import('./users-page.tsx').then(({ UsersPage }) => UsersPage)),
  'manage-user': page(() => import('./manage-user-page.tsx').then(({ ManageUserPage }) => ManageUserPage)),
  avatars: page(() => import('./avatars-page.tsx').then(({ AvatarsPage }) => AvatarsPage)),
  'manage-avatar': page(() => import('./manage-avatar-page.tsx').then(({ ManageAvatarPage }) => ManageAvatarPage)),
  matches: page(() => import('./matches-page.tsx').then(({ MatchesPage }) => MatchesPage)),
  'manage-match': page(() => import('./manage-match-page.tsx').then(({ ManageMatchPage }) => ManageMatchPage)),
  'event-types': page(() => import('./event-types-page.tsx').then(({ EventTypesPage }) => EventTypesPage)),
  'feed-providers': page(() => import('./feed-providers-page.tsx').then(({ FeedProvidersPage }) => FeedProvidersPage)),
  'landing-page': page(() => import('./landing-page.tsx').then(({ AdminLandingPage }) => AdminLandingPage)),
  'visual-editor': page(() => import('./visual-editor-page.tsx').then(({ VisualEditorPage }) => VisualEditorPage)),
  lobbies: page(() => import('./list-pages.tsx').then(({ LobbiesPage }) => LobbiesPage)),
  'lobby-users': page(() => import('./list-pages.tsx').then(({ LobbyUsersPage }) => LobbyUsersPage)),
  games: page(() => import('./list-pages.tsx').then(({ GamesPage }) => GamesPage)),
  'user-bets': page(() => import('./list-pages.tsx').then(({ UserBetsPage }) => UserBetsPage)),
  competitions: page(() => import('./competitions-page.tsx').then(({ CompetitionsPage }) => CompetitionsPage)),
  competition: page(() => import('./competitions-page.tsx').then(({ CompetitionPage }) => CompetitionPage)),
  'due-work': page(() => import('./list-pages.tsx').then(({ JobsPage }) => JobsPage)),
  'crash-reports': page(() => import('./crash-pages.tsx').then(({ CrashReportsPage }) => CrashReportsPage)),
  'crash-report': page(() => import('./crash-pages.tsx').then(({ CrashReportPage }) => CrashReportPage)),
  reports: page(() => import('./report-pages.tsx').then(({ ReportsPage }) => ReportsPage)),
  report: page(() => import('./report-pages.tsx').then(({ OneReportPage }) => OneReportPage)),
  'audit-log': page(() => import('./list-pages.tsx').then(({ AuditLogPage }) => AuditLogPage)),
  'debug-match': page(() => import('./debug-match-page.tsx').then(({ DebugMatchPage }) => DebugMatchPage)),
  events: page(() => import('./admin-page.tsx').then(({ AdminPage }) => AdminPage)),
} as const

const OF_ONE: ReadonlySet<string> = new Set([
  'manage-user',
  'manage-avatar',
  'manage-match',
  'debug-match',
  'crash-report',
  'report',
  'competition',
])

/** The page of the administrators' area at this address. Each page is loaded when it is first opened. */
export function AdminArea() {
  const { _splat = '' } = useParams({ strict: false })
  const [name = '', id = '', ...rest] = _splat.split('/')
  const isKnown = Object.hasOwn(PAGES, name) && rest.length === 0 && (id !== '') === OF_ONE.has(name)
  if (!isKnown) return <NothingThere />
  const Page = PAGES[name as keyof typeof PAGES]
  return (
    <Suspense fallback={<SkeletonRows rows={6} label="Loading" />}>
      <Page key={_splat} id={id} />
    </Suspense>
  )
}
