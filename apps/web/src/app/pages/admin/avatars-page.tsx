import { AvatarList } from '../../../features/avatar/avatar-list.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import { useAdminSearch } from './use-admin-search.ts'

export function AvatarsPage() {
  useDocumentTitle({ title: 'Avatars ·' })
  return <AvatarList {...useAdminSearch()} />
}
