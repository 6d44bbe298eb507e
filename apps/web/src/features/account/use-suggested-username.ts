import { suggestUsername } from '@bettle/contract'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'

interface Named {
  name: string
  username: string
}

/** A name is asked about once one has stopped typing it. */
const STOPPED_TYPING = 350

/** Puts the username one would get into its field, until one has typed one's own. Where nobody answers the field stays as it is. */
export function useSuggestedUsername<Fields extends Named>(fields: UseFormReturn<Fields, unknown, unknown>): void {
  const form = fields as unknown as UseFormReturn<Named>
  const name = useWatch({ control: form.control, name: 'name' }).trim()
  const suggested = useRef('')
  useEffect(() => {
    if (name === '') return
    const isOurs = () => form.getValues('username') === suggested.current
    const timer = setTimeout(async () => {
      if (!isOurs()) return
      try {
        const { username } = await call(suggestUsername, { query: { name: name.slice(0, 80) } })
        if (form.getValues('name').trim() !== name || !isOurs()) return
        suggested.current = username
        form.setValue('username', username)
      } catch {
        // Registering without one makes it of the name all the same.
      }
    }, STOPPED_TYPING)
    return () => clearTimeout(timer)
  }, [name, form])
}
