import { useState } from 'react'
import { msg } from '../texts/msg.ts'
import { Button, FoldPanel } from '../ui/index.ts'
import { CrashForm } from './crash-form.tsx'

/** The button with which a user reports a problem without a crash. */
export function ReportProblem() {
  const [isOpen, setOpen] = useState(false)
  return (
    <FoldPanel title={msg('crash.report-problem.something-does-not-work')}>
      {isOpen ? (
        <CrashForm
          label={msg('crash.report-problem.report-a-problem')}
          question={msg('crash.report-problem.what-does-not-work')}
        />
      ) : (
        <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-muted text-sm">{msg('crash.report-problem.describe-the-problem-to')}</p>
          <Button className="shrink-0" onClick={() => setOpen(true)}>
            {msg('crash.report-problem.report-a-problem')}
          </Button>
        </div>
      )}
    </FoldPanel>
  )
}
