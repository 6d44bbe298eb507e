import { ClockArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { msg } from '../../../texts/msg.ts'
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
          aria-label={msg('match-control.typed-minute-field.typed-minute-record-the')}
          aria-keyshortcuts={letterOf('KeyM')}
          onClick={() => onOpen(true)}
        >
          <span className="max-sm:hidden">{msg('match-control.typed-minute-field.typed-minute')}</span>
        </Button>
      ) : (
        <Button size="lg" variant="primary" icon={<X aria-hidden="true" />} onClick={() => onType(undefined)}>
          <span className="sr-only">{msg('match-control.typed-minute-field.cancel-the-typed-minute')} </span>
          {minuteOf(typedAt)}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={onOpen}
        size="sm"
        phone="fitted"
        title={msg('match-control.typed-minute-field.record-an-event-at')}
        description={msg('match-control.typed-minute-field.your-next-event-is')}
        footer={
          <Button variant="primary" onClick={take}>
            {msg('match-control.typed-minute-field.use-this-minute')}
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
            label={msg('match-control.typed-minute-field.minute')}
            autoComplete="off"
            inputMode="text"
            data-autofocus
            value={text}
            {...(isWrong && { invalid: true, prompt: msg('match-control.typed-minute-field.this-match-has-no') })}
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
