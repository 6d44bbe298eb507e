import { type CircleId, CircleName, createCircle } from '@bettle/contract'
import { readLobbyCode } from '@bettle/rules'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { FormBody, FormProblem, SubmitButton, TextInput, useForm } from '../../form/index.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Panel, TextField } from '../../ui/index.ts'

const Naming = z.object({ name: CircleName })

interface MakeCircleProps {
  onMade: (circleId: CircleId) => void
  onCode: (code: string) => void
}

/** Makes a circle by name, or finds one by its code [CI1] [CI4]. */
export function MakeCircle({ onMade, onCode }: MakeCircleProps) {
  const form = useForm({
    schema: Naming,
    defaults: { name: '' },
    submit: (body) => call(createCircle, { body }),
    failed: msg('circle.make-circle.failed-to-make-the'),
    onSuccess: ({ circle }) => onMade(circle._id),
  })
  const [typed, setTyped] = useState('')
  const [isUnread, setUnread] = useState(false)
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Panel title={msg('circle.make-circle.new-circle')}>
        <FormBody form={form} label={msg('circle.make-circle.new-circle-2')} className="flex flex-col gap-4">
          <p className="text-muted text-sm">{msg('circle.make-circle.a-circle-keeps-your')}</p>
          <TextInput
            form={form}
            name="name"
            label={msg('circle.make-circle.name-of-the-circle')}
            required
            maxLength={40}
            autoComplete="off"
          />
          <FormProblem form={form} />
          <SubmitButton form={form} text={msg('circle.make-circle.make-circle')} block />
        </FormBody>
      </Panel>
      <Panel title={msg('circle.make-circle.join-a-circle')}>
        <form
          aria-label={msg('circle.make-circle.join-a-circle-2')}
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const code = readLobbyCode(typed)
            setUnread(code === undefined)
            if (code !== undefined) onCode(code)
          }}
        >
          <TextField
            label={msg('circle.make-circle.code-or-link')}
            hint={msg('circle.make-circle.a-member-can-tell')}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            invalid={isUnread}
            prompt={isUnread ? msg('circle.make-circle.this-text-contains-no') : undefined}
          />
          <Button type="submit" block>
            {msg('circle.make-circle.find-circle')}
          </Button>
        </form>
      </Panel>
    </div>
  )
}
