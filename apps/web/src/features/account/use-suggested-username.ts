import { suggestUsername } from '@bettle/contract'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import type { FieldStore } from '../../form/values/field-store.ts'
import { useWatch } from '../../form/values/use-watch.ts'

interface Named {
  name: string
  username: string
}

/** The delay after the last key before a suggestion is requested from the server (ms). */
const STOPPED_TYPING = 350

/**
 * Fills in the username that the server suggests, until the user types their own. If the server does not respond, the
 * field stays unchanged.
 */
export function useSuggestedUsername<Fields extends Named>(fields: FieldStore<Fields>): void {
  const form = fields as unknown as FieldStore<Named>
  const name = useWatch(form, 'name').trim()
  const suggested = useRef('')
  useEffect(() => {
    if (name === '') return
    const isOurs = () => form.getValue('username') === suggested.current
    const timer = setTimeout(async () => {
      if (!isOurs()) return
      try {
        const { username } = await call(suggestUsername, { query: { name: name.slice(0, 80) } })
        if (form.getValue('name').trim() !== name || !isOurs()) return
        suggested.current = username
        form.setValue('username', username)
      } catch {
        // The suggestion is optional: when a user registers without a username, the server derives one from the name.
      }
    }, STOPPED_TYPING)
    return () => clearTimeout(timer)
  }, [name, form])
}
