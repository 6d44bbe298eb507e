import { Welcome } from '../../../features/administration/welcome.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'

export function AdminLandingPage() {
  useDocumentTitle({ title: 'Admin area ·' })
  return <Welcome />
}
