import { UserList } from '../../../features/administration/user-list.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { useAdminSearch } from './use-admin-search.ts'

export function UsersPage() {
  useDocumentTitle({ title: 'Users ·' })
  return <UserList {...useAdminSearch()} />
}
