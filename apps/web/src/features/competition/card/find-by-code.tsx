import { type CompetitionCard, competitionByCode } from '@bettle/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError, messageOf } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { msg } from '../../../texts/msg.ts'
import { Button } from '../../../ui/index.ts'
import { CodeField } from '../enrolment/code-field.tsx'
import { InvitedDialog } from './invited-dialog.tsx'

const SHORTEST = 6

interface FindByCodeProps {
  /** The code from a link; the search starts with it at once. */
  invitedWith?: string | undefined
  onOpen: (competitionId: CompetitionCard['_id']) => void
}

/**
 * Finds a competition by its code. A user with an entry that is not withdrawn gets to its page. Other users see the
 * competition and can enrol.
 */
export function FindByCode({ invitedWith, onOpen }: FindByCodeProps) {
  const [code, setCode] = useState(invitedWith ?? '')
  const [found, setFound] = useState<CompetitionCard>()
  const { press, isPending, error, forget } = usePress({
    mutationFn: (asked: string) => call(competitionByCode, { params: { code: asked } }),
    onSuccess: ({ competition }) => {
      const isIn = competition.mine !== null && competition.mine !== 'withdrawn'
      if (isIn) onOpen(competition._id)
      else setFound(competition)
    },
  })
  const invitation = useRef(invitedWith)
  useEffect(() => {
    const asked = invitation.current
    invitation.current = undefined
    if (asked !== undefined) void press(asked)
  })
  const isWhole = code.length >= SHORTEST
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) void press(code)
  }
  return (
    <form onSubmit={submit} aria-label={msg('competition.find-by-code.find-by-code')} className="flex flex-col gap-3">
      <CodeField
        label={msg('competition.find-by-code.competition-code')}
        hint={msg('competition.find-by-code.the-organiser-can-tell')}
        value={code}
        onValueChange={(typed) => {
          setCode(typed)
          forget()
        }}
        problem={error && problemText(error)}
      />
      <Button type="submit" block variant={isWhole ? 'primary' : 'secondary'} disabled={!isWhole} loading={isPending}>
        {msg('competition.find-by-code.find-competition')}
      </Button>
      {found && (
        <InvitedDialog
          card={found}
          code={code}
          onClose={() => setFound(undefined)}
          onEnrolled={() => onOpen(found._id)}
        />
      )}
    </form>
  )
}

function problemText(error: Error): string {
  return error instanceof CallError && error.code === 'competition-not-found'
    ? msg('competition.find-by-code.no-competition-has-this')
    : messageOf(error)
}
