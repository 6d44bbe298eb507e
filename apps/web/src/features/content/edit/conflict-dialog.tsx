import { getPastLanding, type Landing, type LandingContent, listLandings } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../api/query/query-of.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog, SkeletonRows } from '../../../ui/index.ts'
import { differences } from './differences.ts'
import { mergeDraft } from './merge-draft.ts'

interface ConflictDialogProps {
  /** The content that another administrator has published after the draft was begun. */
  newer: Landing
  mine: LandingContent
  /** The revision on which the draft is based. */
  basedOn: number
  onTakeTheirs: () => void
  /** @param merged the draft's own changes applied to the published content */
  onKeepMine: (merged: LandingContent) => void
  onClose: () => void
}

/**
 * Shows who has published meanwhile, and compares each changed text with the published one. No change is overwritten
 * without being shown.
 */
export function ConflictDialog({ newer, mine, basedOn, onTakeTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  const base = useQuery(queryOf(getPastLanding, { params: { revision: String(basedOn) } }))
  const latest = useQuery({ ...queryOf(listLandings, { query: { page: 1, pageSize: 10 } }), staleTime: 0 })
  const publisher = latest.data?.revisions.find(({ revision }) => revision === newer.revision)?.user?.name
  // If the old revision cannot be loaded, the whole draft is compared with the published content.
  const merged = base.data
    ? mergeDraft({ base: base.data.content, theirs: newer.content, mine })
    : base.isError
      ? mine
      : undefined
  const found = merged && differences(newer.content, merged)
  const when = newer.publishedAt === null ? '' : `, ${dayAndTime(Date.parse(newer.publishedAt))}`
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={msg('content.conflict-dialog.has-published-the-page', {
        publisher: publisher ?? msg('content.conflict-dialog.another-administrator'),
      })}
      description={msg('content.conflict-dialog.the-published-page-is', { revision: newer.revision, when })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {msg('content.conflict-dialog.go-on-editing')}
          </Button>
          <Button onClick={onTakeTheirs}>{msg('content.conflict-dialog.delete-my-draft')}</Button>
          <Button variant="primary" disabled={!merged} onClick={() => merged && onKeepMine(merged)}>
            {msg('content.conflict-dialog.keep-my-texts')}
          </Button>
        </>
      }
    >
      {!found ? (
        <SkeletonRows rows={3} label={msg('content.conflict-dialog.comparing')} />
      ) : found.length === 0 ? (
        <p>{msg('content.conflict-dialog.the-published-page-already')}</p>
      ) : (
        <table className="w-full table-fixed border-collapse text-sm">
          <thead>
            <tr className="caps text-base text-faint">
              <th scope="col" className="pb-2 text-start font-normal">
                {msg('content.conflict-dialog.published')}
              </th>
              <th scope="col" className="pb-2 text-start font-normal">
                {msg('content.conflict-dialog.your-draft')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ location, theirs, mine: own }) => (
              <tr key={location} className="border-line border-t align-top">
                <td className="py-2 pe-4">
                  <span className="block text-faint text-xs">{location}</span>
                  {theirs}
                </td>
                <td className="py-2">
                  <span className="block text-faint text-xs">{location}</span>
                  <span className="text-flood">{own}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 text-muted text-sm">{msg('content.conflict-dialog.keep-my-texts-makes')}</p>
    </Dialog>
  )
}
