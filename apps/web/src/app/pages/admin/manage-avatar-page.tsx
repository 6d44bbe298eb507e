import { ManageAvatar } from '../../../features/avatar/manage-avatar.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import type { AdminPageProps } from './admin-area.tsx'

export function ManageAvatarPage({ id }: AdminPageProps) {
  useDocumentTitle({ title: 'Manage Avatar ·' })
  return <ManageAvatar id={id} />
}
