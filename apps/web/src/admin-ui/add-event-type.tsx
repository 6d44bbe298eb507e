import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../api/call-error.ts'
import { usePress } from '../api/use-press.ts'
import { Button, Notice, TextField } from '../ui/index.ts'

interface AddEventTypeProps {
  /** The existing names of event types, including the built-in types. */
  existing: readonly { name: string }[]
  add: (name: string) => Promise<unknown>
}

/** Adds an event type by name. A blank name is ignored, and an existing name is reported. */
export function AddEventType({ existing, add }: AddEventTypeProps) {
  const [name, setName] = useState('')
  const [isTaken, setTaken] = useState(false)
  const { press, isPending, error } = usePress({ mutationFn: add, onSuccess: () => setName('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const request = name.trim()
    if (request === '') return
    const isThere = existing.some((type) => type.name.toLowerCase() === request.toLowerCase())
    setTaken(isThere)
    if (!isThere) void press(request)
  }
  const problem = isTaken ? 'Event type already exists' : error ? `Failed to add event type. ${messageOf(error)}` : ''
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Add event type"
      className="flex flex-col gap-3 border-line border-t p-4"
    >
      <div className="flex items-end gap-2">
        <TextField
          label="New event type"
          className="min-w-0 flex-1"
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setTaken(false)
          }}
        />
        <Button type="submit" icon={<Plus aria-hidden="true" />} loading={isPending}>
          Add
        </Button>
      </div>
      <div role="alert" className="contents">
        {problem !== '' && <Notice tone="error">{problem}</Notice>}
      </div>
    </form>
  )
}
