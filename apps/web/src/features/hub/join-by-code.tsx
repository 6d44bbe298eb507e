import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button, CodeInput } from '../../ui/index.ts'
import type { Joining } from './use-joining.ts'

const LENGTH = 6

/** Six cells; a paste or the last sign is enough. */
export function JoinByCode({ joining, invitedTo }: { joining: Joining; invitedTo: string | undefined }) {
  const [code, setCode] = useState(invitedTo?.toUpperCase() ?? '')
  const isWhole = code.length === LENGTH
  const problem = joining.problem?.code === code && !joining.choosing ? joining.problem.message : undefined
  const invitation = useRef(invitedTo)

  useEffect(() => {
    if (invitation.current === undefined) return
    const invited = invitation.current
    invitation.current = undefined
    void joining.findByCode(invited.toUpperCase())
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) void joining.findByCode(code)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <CodeInput
        label="Lobby code"
        hint="From a friend's screen, or the link they sent."
        value={code}
        onValueChange={setCode}
        onComplete={(whole) => void joining.findByCode(whole)}
        prompt={problem}
        enterKeyHint="go"
      />
      <Button
        type="submit"
        block
        size="lg"
        variant={isWhole ? 'primary' : 'secondary'}
        disabled={!isWhole}
        loading={joining.pendingCode !== undefined && joining.pendingCode === code}
      >
        JOIN GAME
      </Button>
    </form>
  )
}
