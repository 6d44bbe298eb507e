import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { Button, TextField } from '../../ui/index.ts'

interface NewOptionProps {
  label: string
  onAdd: (text: string) => Promise<void>
  onCancel: () => void
}

/** A line inside a form that creates an option. Enter creates the option without submitting the form. */
export function NewOption({ label, onAdd, onCancel }: NewOptionProps) {
  const [text, setText] = useState('')
  const { press, isPending, error } = usePress({ mutationFn: onAdd })
  const add = () => {
    if (text.trim() !== '') void press(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        className="flex-1"
        label={label}
        prompt={error ? messageOf(error) : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        // The line appears when the user has pressed 'Add new', so it gets the focus.
        autoFocus
      />
      <Button loading={isPending} icon={<Plus aria-hidden="true" />} onClick={add}>
        Add
      </Button>
      <Button variant="ghost" disabled={isPending} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
