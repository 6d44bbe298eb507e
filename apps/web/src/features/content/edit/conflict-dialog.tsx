import type { Landing, LandingContent } from '@bettle/contract'
import { dayAndTime } from '../../../text/date-text.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { differences } from './differences.ts'

interface ConflictDialogProps {
  /** What somebody else has published since. */
  newer: Landing
  mine: LandingContent
  onTakeTheirs: () => void
  onKeepMine: () => void
  onClose: () => void
}

/** What is published by now and what was drafted meanwhile, side by side: nobody writes over anybody unseen. */
export function ConflictDialog({ newer, mine, onTakeTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  const found = differences(newer.content, mine)
  const when = newer.publishedAt === null ? '' : `, ${dayAndTime(Date.parse(newer.publishedAt))}`
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Somebody else has published"
      description={`Revision ${newer.revision}${when}. Nothing of it was changed, and your draft is kept.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Go on editing
          </Button>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      {found.length === 0 ? (
        <p>Both say the same.</p>
      ) : (
        <table className="w-full table-fixed border-collapse text-left text-sm">
          <thead>
            <tr className="caps text-base text-faint">
              <th scope="col" className="pb-2 font-normal">
                Published
              </th>
              <th scope="col" className="pb-2 font-normal">
                Your draft
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ place, theirs, mine: own }) => (
              <tr key={place} className="border-line border-t align-top">
                <td className="py-2 pr-4">
                  <span className="block text-faint text-xs">{place}</span>
                  {theirs}
                </td>
                <td className="py-2">
                  <span className="block text-faint text-xs">{place}</span>
                  <span className="text-flood">{own}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 text-muted text-sm">
        Keep mine makes your draft ready to be published in place of theirs; Take theirs drops it.
      </p>
    </Dialog>
  )
}
