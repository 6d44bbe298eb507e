import { Check, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/index.ts'
import type { Submission } from './use-submission.ts'

/** The button of a form and, above it, what went wrong with the whole of it. */
export function SubmitButton({ status, problem }: Pick<Submission, 'status' | 'problem'>) {
  return (
    <div className="flex flex-col gap-3">
      <div role="alert" className="contents">
        {problem && (
          <p className="flex animate-fade items-start gap-2 rounded-control border border-lost/40 bg-lost-soft px-3 py-2.5 text-ink text-sm">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lost" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" block loading={status === 'pending'} icon={iconOf(status)}>
        {status === 'fail' ? 'Retry' : 'Submit'}
      </Button>
    </div>
  )
}

function iconOf(status: Submission['status']) {
  if (status === 'success') return <Check aria-hidden="true" />
  if (status === 'fail' || status === 'invalid') return <TriangleAlert aria-hidden="true" />
  return undefined
}
