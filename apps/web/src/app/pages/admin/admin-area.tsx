import { useParams } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { msg } from '../../../texts/msg.ts'
import { lazily, SkeletonRows } from '../../../ui/index.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { NothingThere } from '../dead-end/not-found-page.tsx'
import { type ListSearch, useListSearch } from './use-list-search.ts'

/** The props of every page of the area. The page of one record uses `id`; a list uses the search. */
export interface AdminPageProps extends ListSearch {
  /** The id of the record, which follows the page in the address. */
  id: string
}

type Load = () => Promise<ComponentType<AdminPageProps>>

interface AdminPage {
  /** The title of the browser tab; undefined for Bettle's own title. */
  title: string | undefined
  Page: ComponentType<AdminPageProps>
  /** True for the page of one record, which needs an id. */
  isOfOne: boolean
}

function page(title: string | undefined, load: Load, isOfOne = false): AdminPage {
  return { title, Page: lazily(() => load().then((Page) => ({ default: Page }))), isOfOne }
}

const pageOfOne = (title: string, load: Load) => page(title, load, true)

/** The pages by their path after /admin/. Each is loaded when it is first opened. */
const PAGES: Readonly<Record<string, AdminPage>> = {
  '': page('Users', () => import('../../../features/administration/user-list.tsx').then((file) => file.UserList)),
  'manage-user': pageOfOne(msg('pages-admin.admin-area.manage-user'), () =>
    import('../../../features/administration/manage-user.tsx').then((file) => file.ManageUser),
  ),
  avatars: page('Avatars', () => import('../../../features/avatar/avatar-list.tsx').then((file) => file.AvatarList)),
  'manage-avatar': pageOfOne(msg('pages-admin.admin-area.manage-avatar'), () =>
    import('../../../features/avatar/manage-avatar.tsx').then((file) => file.ManageAvatar),
  ),
  matches: page('Matches', () =>
    import('../../../features/manage-match/admin-match-list.tsx').then((file) => file.AdminMatchList),
  ),
  'manage-match': pageOfOne(msg('pages-admin.admin-area.manage-match'), () =>
    import('./manage-match-page.tsx').then((file) => file.ManageMatchPage),
  ),
  'event-types': page(msg('pages-admin.admin-area.event-types'), () =>
    import('../../../features/event-type/event-type-list.tsx').then((file) => file.EventTypeList),
  ),
  'feed-providers': page(msg('pages-admin.admin-area.feed-providers'), () =>
    import('../../../features/feed-provider/provider-list.tsx').then((file) => file.ProviderList),
  ),
  'landing-page': page(msg('pages-admin.admin-area.admin-area'), () =>
    import('../../../features/administration/welcome.tsx').then((file) => file.Welcome),
  ),
  'visual-editor': page(msg('pages-admin.admin-area.visual-editor'), () =>
    import('./visual-editor-page.tsx').then((file) => file.VisualEditorPage),
  ),
  lobbies: page('Lobbies', () => import('./list-pages.tsx').then((file) => file.LobbiesPage)),
  'lobby-users': page(msg('pages-admin.admin-area.lobby-members'), () =>
    import('./list-pages.tsx').then((file) => file.LobbyUsersPage),
  ),
  games: page('Games', () => import('../../../features/administration/lobby-lists.tsx').then((file) => file.GameList)),
  'user-bets': page('Bets', () => import('./list-pages.tsx').then((file) => file.UserBetsPage)),
  competitions: page('Competitions', () => import('./competitions-page.tsx').then((file) => file.CompetitionsPage)),
  competition: pageOfOne('Competition', () => import('./competitions-page.tsx').then((file) => file.CompetitionPage)),
  'due-work': page(msg('pages-admin.admin-area.failing-jobs'), () =>
    import('../../../features/administration/job-list.tsx').then((file) => file.JobList),
  ),
  reminders: page(msg('pages-admin.admin-area.reminders'), () =>
    import('../../../features/administration/reminder-counts.tsx').then((file) => file.ReminderCounts),
  ),
  'crash-reports': page(msg('pages-admin.admin-area.crash-reports'), () =>
    import('../../../features/administration/crash-list.tsx').then((file) => file.CrashList),
  ),
  'crash-report': pageOfOne(msg('pages-admin.admin-area.crash-report'), () =>
    import('../../../features/administration/crash-group.tsx').then((file) => file.CrashGroup),
  ),
  reports: page('Reports', () =>
    import('../../../features/administration/report-list.tsx').then((file) => file.ReportList),
  ),
  report: pageOfOne('Report', () =>
    import('../../../features/administration/report-page.tsx').then((file) => file.ReportPage),
  ),
  'audit-log': page(msg('pages-admin.admin-area.audit-log'), () =>
    import('./list-pages.tsx').then((file) => file.AuditLogPage),
  ),
  'debug-match': pageOfOne(msg('pages-admin.admin-area.debug-match'), () =>
    import('../../../features/administration/debug-match.tsx').then((file) => file.DebugMatch),
  ),
  events: page(undefined, () => import('./admin-page.tsx').then((file) => file.AdminPage)),
}

/** The page of the administrators' area at this address. */
export function AdminArea() {
  const { _splat = '' } = useParams({ strict: false })
  const [name = '', id = '', ...rest] = _splat.split('/')
  const found = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined
  const isKnown = found && rest.length === 0 && (id !== '') === found.isOfOne
  return isKnown ? <Shown key={_splat} of={found} id={id} /> : <NothingThere />
}

function Shown({ of: { title, Page }, id }: { of: AdminPage; id: string }) {
  useDocumentTitle(title === undefined ? {} : { title: `${title} ·` })
  const list = useListSearch()
  return (
    <Suspense fallback={<SkeletonRows rows={6} label={msg('pages-admin.admin-area.loading')} />}>
      <Page id={id} {...list} />
    </Suspense>
  )
}
