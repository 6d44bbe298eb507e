import { Hand } from 'lucide-react'
import { useDocumentTitle } from '../../use-document-title.ts'
import { DeadEnd } from './dead-end.tsx'

export function ForbiddenPage() {
  useDocumentTitle({ title: 'No entry ·' })
  return (
    <DeadEnd icon={<Hand />} title="You can't access that">
      Your account has no access to this page. Your games and chips are safe.
    </DeadEnd>
  )
}
