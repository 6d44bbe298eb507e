import { AdminMatchList } from '../../../features/manage-match/match-list.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { useAdminSearch } from './use-admin-search.ts'

export function MatchesPage() {
  useDocumentTitle({ title: 'Matches ·' })
  return <AdminMatchList {...useAdminSearch()} />
}
