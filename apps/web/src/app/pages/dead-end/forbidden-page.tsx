import { Hand } from 'lucide-react'
import { msg } from '../../../texts/msg.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { DeadEnd } from './dead-end.tsx'

export function ForbiddenPage() {
  useDocumentTitle({ title: msg('dead-end.forbidden-page.no-entry') })
  return (
    <DeadEnd icon={<Hand />} title={msg('dead-end.forbidden-page.you-cant-access-that')}>
      {msg('dead-end.forbidden-page.your-account-has-no')}
    </DeadEnd>
  )
}
