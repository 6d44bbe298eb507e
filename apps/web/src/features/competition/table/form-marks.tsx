import type { TableRow } from '@bettle/contract'
import { ordinal } from '../../../text/ordinal.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames } from '../../../ui/index.ts'

const SHOWN = 5

/** The ranks in the last five fixtures, oldest first. A dash means an absence. */
export function FormMarks({ form, className }: { form: TableRow['form']; className?: string }) {
  const first = Math.max(0, form.length - SHOWN)
  const shown = form.slice(first).map((rank, index) => ({ fixture: first + index, rank }))
  if (shown.length === 0) return null
  const spoken = shown
    .map(({ rank }) => (rank === null ? msg('competition.form-marks.absent') : ordinal(rank)))
    .join(', ')
  return (
    <span className={classNames('inline-flex gap-1', className)}>
      <span className="sr-only">{msg('competition.form-marks.ranks-in-the-last', { spoken })} </span>
      {shown.map(({ fixture, rank }) => (
        <span
          key={fixture}
          aria-hidden="true"
          className={classNames('figures grid h-5 min-w-5 place-items-center rounded-sm px-0.5 text-sm', toneOf(rank))}
        >
          {rank ?? '–'}
        </span>
      ))}
    </span>
  )
}

function toneOf(rank: number | null): string {
  if (rank === null) return 'border border-line border-dashed text-faint'
  if (rank === 1) return 'bg-flood text-on-flood'
  return rank <= 3 ? 'bg-flood-soft text-won' : 'bg-raised text-muted'
}
