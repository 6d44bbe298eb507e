import { LOBBY_CODE_ALPHABET, LOBBY_CODE_LENGTH, lobbyCodeIn, readLobbyCode } from '@bettle/rules'
import { type FormEvent, useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button, CodeInput } from '../../../ui/index.ts'
import type { Joining } from './use-joining.ts'

/** Six cells for a lobby code. Pasting a code or a link, or typing the last character, submits the code. */
export function JoinByCode({ joining, invitedTo }: { joining: Joining; invitedTo: string | undefined }) {
  const linked = readLobbyCode(invitedTo ?? '') ?? ''
  const [code, setCode] = useState(linked)
  const isWhole = code.length === LOBBY_CODE_LENGTH
  const isPending = joining.pendingCode !== undefined && joining.pendingCode === code && !joining.choosing

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !isPending) void joining.findByCode(code)
  }
  return (
    <form
      onSubmit={submit}
      aria-label={msg('hub.join-by-code.join-by-code')}
      className="flex flex-col gap-4 lg:sticky lg:top-5"
    >
      <CodeInput
        label={msg('hub.join-by-code.lobby-code')}
        hint={msg('hub.join-by-code.a-friend-in-the')}
        alphabet={LOBBY_CODE_ALPHABET}
        length={LOBBY_CODE_LENGTH}
        codeIn={lobbyCodeIn}
        value={code}
        onValueChange={setCode}
        onComplete={(whole) => void joining.findByCode(whole)}
        prompt={problemText()}
        enterKeyHint="go"
      />
      <Button
        type="submit"
        block
        size="lg"
        variant={isWhole ? 'primary' : 'secondary'}
        disabled={!isWhole}
        loading={isPending}
      >
        {msg('hub.join-by-code.join-game')}
      </Button>
    </form>
  )

  function problemText(): string | undefined {
    const isBrokenLink = invitedTo !== undefined && linked === '' && code === ''
    if (isBrokenLink) return msg('hub.join-by-code.lobby-not-found')
    return joining.problem?.code === code && !joining.choosing ? joining.problem.message : undefined
  }
}
