import type { CrashStatus } from '@bettle/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AdminSearch } from '../../../admin-ui/records/records-search.ts'
import { CrashGroup } from '../../../features/administration/crash-group.tsx'
import { CrashList } from '../../../features/administration/crash-list.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'
import type { AdminPageProps } from './admin-area.tsx'
import { useAdminSearch } from './use-admin-search.ts'

const STATUSES: readonly CrashStatus[] = ['open', 'resolved', 'muted']

export function CrashReportsPage() {
  useDocumentTitle({ title: 'Crash reports ·' })
  const { status } = useSearch({ strict: false }) as AdminSearch
  const navigate = useNavigate()
  const list = useAdminSearch()
  const onStatus = (next: CrashStatus | undefined) => {
    const { page: _, ...search } = list.search
    void navigate({
      to: '/admin/$',
      params: { _splat: 'crash-reports' },
      search: { ...search, status: next } as object,
    })
  }
  return <CrashList {...list} status={STATUSES.find((option) => option === status)} onStatus={onStatus} />
}

export function CrashReportPage({ id }: AdminPageProps) {
  useDocumentTitle({ title: 'Crash report ·' })
  return <CrashGroup id={id} />
}
