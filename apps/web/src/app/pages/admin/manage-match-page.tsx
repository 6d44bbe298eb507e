import type { AdminPageProps } from './admin-area.tsx'

export function ManageMatchPage({ id }: AdminPageProps) {
  return <p>{id}</p>
}
