import { adminListMatches, type CopiedPart, copyMatch, type Match, type MatchId, previewCopy } from '@bettle/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog } from '../../../admin-ui/action-dialog.tsx'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { useSearchText } from '../../../ui/fields/use-search-text.ts'
import { CheckboxField, Notice, SkeletonRows, TextField } from '../../../ui/index.ts'
import { Problem } from '../problem.tsx'
import { useAction } from '../use-action.ts'
import { copyLines } from './copy-lines.ts'

const PARTS: readonly { part: CopiedPart; label: string }[] = [
  { part: 'event-types', label: msg('manage-match.copy-match.event-types-and-their') },
  { part: 'odds', label: msg('manage-match.copy-match.odds-set-by-hand') },
  { part: 'rounds', label: msg('manage-match.copy-match.halves-and-rounds') },
]

/**
 * Copies the preparation of another match. The dialog asks for the match and the parts to copy, and shows the changes
 * before it applies them.
 */
export function CopyMatch({ match, onClose }: { match: Match; onClose: () => void }) {
  const [from, setFrom] = useState<MatchId>()
  const [parts, setParts] = useState<readonly CopiedPart[]>(PARTS.map(({ part }) => part))
  const request = from !== undefined && parts.length > 0 ? { from, parts: [...parts] } : undefined
  const params = { id: match._id }
  const preview = useQuery({
    queryKey: [previewCopy.path, match._id, match.version, request],
    queryFn: () => call(previewCopy, { params, body: request ?? { from: match._id, parts: ['odds'] } }),
    enabled: request !== undefined,
    staleTime: 0,
    retry: false,
  })
  const lines = request && preview.data ? copyLines(preview.data) : undefined
  const copying = useAction(
    async () => {
      if (request) await call(copyMatch, { params, body: request })
    },
    {
      done: msg('manage-match.copy-match.the-settings-of-the'),
      failed: msg('manage-match.copy-match.failed-to-copy-the'),
    },
    onClose,
  )
  return (
    <ActionDialog
      size="lg"
      title={msg('manage-match.copy-match.copy-from-another-match')}
      description={msg('manage-match.copy-match.after-a-copy-you')}
      actionText={msg('manage-match.copy-match.copy')}
      isPending={copying.isPending}
      isBlocked={!lines || lines.length === 0 || preview.isFetching}
      onAct={() => void copying.press(undefined)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <OtherMatches but={match._id} chosen={from} onChoose={setFrom} />
        <fieldset className="flex flex-col">
          <legend className="caps mb-1 text-muted">{msg('manage-match.copy-match.what-to-copy')}</legend>
          {PARTS.map(({ part, label }) => (
            <CheckboxField
              key={part}
              label={label}
              checked={parts.includes(part)}
              onChange={({ target }) =>
                setParts(target.checked ? [...parts, part] : parts.filter((other) => other !== part))
              }
            />
          ))}
        </fieldset>
        <div role="status" className="flex flex-col gap-2">
          {request && preview.isFetching && (
            <p className="text-muted text-sm">{msg('manage-match.copy-match.loading-the-changes')}</p>
          )}
          {lines?.length === 0 && (
            <p className="text-muted text-sm">{msg('manage-match.copy-match.the-chosen-parts-are')}</p>
          )}
          {lines && lines.length > 0 && (
            <>
              <h3 className="caps text-muted">{msg('manage-match.copy-match.what-would-change')}</h3>
              <ul className="flex max-h-48 list-disc flex-col gap-1 overflow-y-auto ps-5 text-sm tabular-nums">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        {preview.error && <Notice tone="error">{messageOf(preview.error)}</Notice>}
        <Problem of={[copying.problem]} />
      </div>
    </ActionDialog>
  )
}

interface OtherMatchesProps {
  but: MatchId
  chosen: MatchId | undefined
  onChoose: (id: MatchId) => void
}

function OtherMatches({ but, chosen, onChoose }: OtherMatchesProps) {
  const [q, setQ] = useState('')
  const [text, setText] = useSearchText(q, setQ)
  const query = { page: 1, pageSize: 10, ...(q && { q }) }
  const { data, error } = useQuery({ ...queryOf(adminListMatches, { query }), placeholderData: keepPreviousData })
  const others = data?.matches.filter(({ _id }) => _id !== but)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="caps mb-1 text-muted">{msg('manage-match.copy-match.from-which-match')}</legend>
      <TextField
        type="search"
        label={msg('manage-match.copy-match.search-matches')}
        hideLabel
        icon={<Search aria-hidden="true" />}
        placeholder={msg('manage-match.copy-match.team')}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        data-autofocus
      />
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {!others && !error && <SkeletonRows rows={3} label={msg('manage-match.copy-match.loading-the-matches')} />}
      {others?.length === 0 && (
        <p className="text-muted text-sm">
          {q ? msg('manage-match.copy-match.no-match-found') : msg('manage-match.copy-match.there-is-no-match')}
        </p>
      )}
      <div className="max-h-52 overflow-y-auto rounded-control border border-line empty:hidden">
        {others?.map(({ _id, homeTeam, awayTeam, startTime }) => (
          <label
            key={_id}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1 hover:bg-raised has-checked:bg-flood-soft has-focus-visible:outline-2 has-focus-visible:outline-flood has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name="from"
              value={_id}
              checked={chosen === _id}
              onChange={() => onChoose(_id)}
              className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken outline-none transition-colors checked:border-6 checked:border-flood"
            />
            <span className="min-w-0 flex-1">
              {msg('manage-match.copy-match.v-home-team-away', { homeTeam, awayTeam })}
            </span>
            {startTime !== null && (
              <span className="text-muted text-sm tabular-nums">{dayAndTime(Date.parse(startTime))}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
