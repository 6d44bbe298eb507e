import { AvatarList } from '../../features/avatar/avatar-list.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

export function AdminAvatarsPage() {
  useDocumentTitle({ title: 'Avatars ·' })
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-5 lg:px-6">
      <AvatarList />
    </div>
  )
}
