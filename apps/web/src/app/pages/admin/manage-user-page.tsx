import { ManageUser } from '../../../features/administration/manage-user.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import type { AdminPageProps } from './admin-area.tsx'

export function ManageUserPage({ id }: AdminPageProps) {
  useDocumentTitle({ title: 'Manage User ·' })
  return <ManageUser id={id} />
}
