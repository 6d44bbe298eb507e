import type { MatchId } from '@bettle/contract'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { RecordPage } from '../../../admin-ui/records/record-page.tsx'
import { SubmitButton } from '../../../form/index.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Panel } from '../../../ui/index.ts'
import { NewMatchFields, useNewMatchForm } from './new-match-form.tsx'

/**
 * The form of a match that is not saved yet. Saving creates the match and opens its page; leaving the page creates
 * nothing.
 */
export function NewMatch({ onCreated }: { onCreated: (matchId: MatchId) => void }) {
  const form = useNewMatchForm(({ _id }) => onCreated(_id))
  return (
    <RecordPage
      title={msg('match-control.new-match.new-match')}
      back={{ to: 'matches', label: msg('match-control.new-match.matches') }}
    >
      <Panel title={msg('match-control.new-match.match')} className="max-w-3xl">
        <p className="mb-4 text-muted text-sm">{msg('match-control.new-match.the-match-gets-two')}</p>
        <NewMatchFields form={form} />
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button asChild variant="ghost">
            <AdminLink to="matches">{msg('match-control.new-match.cancel')}</AdminLink>
          </Button>
          <SubmitButton
            form={form}
            text={(status) =>
              status === 'fail' ? msg('match-control.new-match.retry') : msg('match-control.new-match.create-match')
            }
          />
        </div>
      </Panel>
    </RecordPage>
  )
}
