import { useState } from 'react'
import { Button, FoldPanel } from '../ui/index.ts'
import { CrashForm } from './crash-form.tsx'

/** The button with which a user reports a problem without a crash. */
export function ReportProblem() {
  const [isOpen, setOpen] = useState(false)
  return (
    <FoldPanel title="Something does not work?">
      {isOpen ? (
        <CrashForm label="Report a problem" question="What does not work?" />
      ) : (
        <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-muted text-sm">
            Describe the problem to the people who run the game. They see your text and your name.
          </p>
          <Button className="shrink-0" onClick={() => setOpen(true)}>
            Report a problem
          </Button>
        </div>
      )}
    </FoldPanel>
  )
}
