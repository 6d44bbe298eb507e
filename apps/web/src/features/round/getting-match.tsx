import { Spinner } from '../../ui/index.ts'
import { Interlude } from './interlude.tsx'

export function GettingMatch() {
  return (
    <Interlude title="Getting match information...">
      <Spinner size={28} className="text-flood" />
    </Interlude>
  )
}
