import { TriangleAlert } from 'lucide-react'
import { msg, rich } from '../texts/msg.ts'
import { clockText, useSecondsUntil } from '../ui/index.ts'
import type { Form } from './use-form.ts'
import type { FieldValues } from './values/paths.ts'

/** The error of the whole form. Screen readers announce the error, but not the countdown. */
export function FormProblem<Values extends FieldValues>({ form }: { form: Form<Values> }) {
  const { status, problem } = form
  const wait = useSecondsUntil(problem?.waitUntil)
  const isShown = status === 'fail' || status === 'invalid'
  return (
    <div className={isShown ? 'rounded-control border border-lost/40 bg-lost-soft px-3 py-2.5 text-sm' : 'contents'}>
      <div role="alert" className="contents">
        {isShown && (
          <p className="flex animate-fade items-start gap-2 text-ink">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lost" />
            <span>{problem?.text || msg('form.form-problem.something-went-wrong')}</span>
          </p>
        )}
      </div>
      {wait > 0 && (
        <p className="mt-1 ps-6 text-muted">
          {rich('form.form-problem.try-again-in-s', {
            part: <span className="figures text-base text-ink" />,
            isWait: wait < 60,
            wait,
            clock: clockText(wait),
          })}
        </p>
      )}
    </div>
  )
}
