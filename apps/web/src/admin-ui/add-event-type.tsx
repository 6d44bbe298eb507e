import { Plus } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { messageOf } from '../api/call-error.ts'
import { usePress } from '../api/use-press.ts'
import { msg } from '../texts/msg.ts'
import { Button, Notice, Select, TextField } from '../ui/index.ts'

interface AvailableEventType {
  name: string
  displayName: string
  /** The options that the type gets, with their odds. */
  detail?: string | undefined
}

interface AddEventTypeProps {
  /** The existing names of event types, including the built-in types. */
  existing: readonly { name: string }[]
  /** Types that exist and can be added with a choice instead of a typed name. */
  available?: readonly AvailableEventType[] | undefined
  add: (name: string) => Promise<unknown>
  /** Further fields of the new type. */
  children?: ReactNode
  /** The reason to refuse the further fields. It is shown after a press on Add. */
  refusal?: string | undefined
}

/** Adds an event type by choice or by name. A blank name is ignored, and an existing name is reported. */
export function AddEventType({ existing, available = [], add, children, refusal }: AddEventTypeProps) {
  const [name, setName] = useState('')
  const [isTaken, setTaken] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { press, isPending, error } = usePress({ mutationFn: add, onSuccess: () => setName('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const request = name.trim()
    if (request === '') return
    const isThere = existing.some((type) => type.name.toLowerCase() === request.toLowerCase())
    setTaken(isThere)
    setRefused(refusal !== undefined)
    if (!isThere && refusal === undefined) void press(request)
  }
  const ownProblem = isTaken
    ? msg('admin-ui.add-event-type.event-type-already-exists')
    : isRefused
      ? refusal
      : undefined
  const problem =
    ownProblem ?? (error ? msg('admin-ui.add-event-type.failed-to-add-event', { problem: messageOf(error) }) : '')
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={msg('admin-ui.add-event-type.add-event-type')}
      className="flex flex-col gap-3 border-line border-t p-4"
    >
      {available.length > 0 && (
        <Select
          label={msg('admin-ui.add-event-type.available-event-types')}
          placeholder={msg('admin-ui.add-event-type.choose-or-type-a')}
          options={available.map((type) => ({ value: type.name, label: type.displayName, detail: type.detail }))}
          value={available.find((type) => type.name === name)?.name}
          onValueChange={(chosen) => {
            setName(chosen)
            setTaken(false)
          }}
        />
      )}
      {children}
      <div className="flex items-end gap-2">
        <TextField
          label={msg('admin-ui.add-event-type.new-event-type')}
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
          {msg('admin-ui.add-event-type.add')}
        </Button>
      </div>
      <div role="alert" className="contents">
        {problem !== '' && <Notice tone="error">{problem}</Notice>}
      </div>
    </form>
  )
}
