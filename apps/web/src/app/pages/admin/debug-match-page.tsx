import { DebugMatch } from '../../../features/administration/debug-match.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import type { AdminPageProps } from './admin-area.tsx'

export function DebugMatchPage({ id }: AdminPageProps) {
  useDocumentTitle({ title: 'Debug match ·' })
  return <DebugMatch id={id} />
}
