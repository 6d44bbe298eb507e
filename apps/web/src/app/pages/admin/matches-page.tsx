import { AdminMatchList } from '../../../features/manage-match/admin-match-list.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { useAdminSearch } from './use-admin-search.ts'

export function MatchesPage() {
  useDocumentTitle({ title: 'Matches ·' })
  return <AdminMatchList {...useAdminSearch()} />
}
