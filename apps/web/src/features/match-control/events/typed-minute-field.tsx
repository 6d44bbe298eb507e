import { ClockArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, KeyHint, TextField } from '../../../ui/index.ts'

interface TypedMinuteProps {
  typedAt: number | undefined
  instantOf: (text: string) => number | undefined
  minuteOf: (at: number) => string
  letterOf: (code: string) => string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onType: (at: number | undefined) => void
}

/** Lets the operator type a minute. The next key then records an event at that minute instead of now. */
export function TypedMinute({ typedAt, instantOf, minuteOf, letterOf, isOpen, onOpen, onType }: TypedMinuteProps) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const take = () => {
    const at = instantOf(text)
    setWrong(at === undefined)
    if (at === undefined) return
    onType(at)
    setText('')
    onOpen(false)
  }
  return (
    <>
      {typedAt === undefined ? (
        <Button
          size="lg"
          icon={<ClockArrowUp aria-hidden="true" />}
          trailing={<KeyHint keys={letterOf('KeyM')} className="max-sm:hidden" />}
          aria-label="Typed minute: record the next event at a minute that you type"
          aria-keyshortcuts={letterOf('KeyM')}
          onClick={() => onOpen(true)}
        >
          <span className="max-sm:hidden">Typed minute</span>
        </Button>
      ) : (
        <Button size="lg" variant="primary" icon={<X aria-hidden="true" />} onClick={() => onType(undefined)}>
          <span className="sr-only">
            Cancel the typed minute. If you do not cancel it, your next event is recorded at{' '}
          </span>
          {minuteOf(typedAt)}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={onOpen}
        size="sm"
        phone="fitted"
        title="Record an event at a typed minute"
        description="Your next event is recorded at this minute. Type 37 for the 37th minute, 36:20 for a time on the match clock, or 45+2 for added time."
        footer={
          <Button variant="primary" onClick={take}>
            Use this minute
          </Button>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            take()
          }}
        >
          <TextField
            label="Minute"
            autoComplete="off"
            inputMode="text"
            data-autofocus
            value={text}
            {...(isWrong && { invalid: true, prompt: 'This match has no such minute' })}
            onChange={({ target }) => {
              setText(target.value)
              setWrong(false)
            }}
          />
        </form>
      </Dialog>
    </>
  )
}
