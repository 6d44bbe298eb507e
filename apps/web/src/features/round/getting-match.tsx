import { msg } from '../../texts/msg.ts'
import { Spinner } from '../../ui/index.ts'
import { Interlude } from './interlude.tsx'

export function GettingMatch() {
  return (
    <Interlude title={msg('round.getting-match.getting-match-information')}>
      <Spinner size={28} className="text-flood" />
    </Interlude>
  )
}
