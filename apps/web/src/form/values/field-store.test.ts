import { expect, it, vi } from 'vitest'
import { createFieldStore, type FieldErrors } from './field-store.ts'

interface Values {
  name: string
  seats: number | undefined
  isPrivate: boolean
  rules: { minutes: number; breaks: number }
}

function aStore({ isCheckedAtInput = false } = {}) {
  let errors: FieldErrors = {}
  const store = createFieldStore<Values, Values>({
    defaults: { name: 'Ana', isPrivate: true, rules: { minutes: 10, breaks: 2 } },
    isCheckedAtInput,
    check: async (values) => ({ values, errors }),
  })
  const finds = (found: FieldErrors) => {
    errors = found
  }
  return { store, finds }
}

/** Adds an input to the page and registers it, as React does. */
function anInput(store: ReturnType<typeof aStore>['store'], name: 'name' | 'seats' | 'isPrivate' | 'rules.minutes') {
  const input = document.createElement('input')
  input.name = name
  if (name === 'isPrivate') input.type = 'checkbox'
  document.body.append(input)
  const read = (text: string) => (text === '' ? undefined : Number(text))
  store.register(name, name === 'name' || name === 'isPrivate' ? {} : { read }).ref(input)
  return input
}

it('an input shows the default of its field, and later a value that the program sets', () => {
  const { store } = aStore()
  const [name, isPrivate, minutes] = [
    anInput(store, 'name'),
    anInput(store, 'isPrivate'),
    anInput(store, 'rules.minutes'),
  ]
  expect([name.value, isPrivate.checked, minutes.value]).toEqual(['Ana', true, '10'])
  store.setValue('name', 'Ben')
  store.setValue('rules.minutes', 5)
  expect([name.value, minutes.value]).toEqual(['Ben', '5'])
  expect(store.getAll().rules).toEqual({ minutes: 5, breaks: 2 })
  store.reset({ name: 'Cleo', isPrivate: false })
  expect([name.value, isPrivate.checked, minutes.value]).toEqual(['Cleo', false, ''])
})

it('a field without a default takes over what its input holds', () => {
  const { store } = aStore()
  const input = document.createElement('input')
  input.value = '8'
  store.register('seats', { read: Number }).ref(input)
  expect(store.getValue('seats')).toBe(8)
})

it('an input that leaves the page keeps its value, and shows it when it returns', () => {
  const { store } = aStore()
  const input = anInput(store, 'name')
  store.change('name', 'Ben')
  store.register('name').ref(null)
  input.remove()
  expect(anInput(store, 'name').value).toBe('Ben')
})

it('a value that a password manager filled in without an event is read, but not an empty field that was never touched', () => {
  const { store } = aStore()
  const changes = vi.fn()
  const [name, seats] = [anInput(store, 'name'), anInput(store, 'seats')]
  store.onChange(changes)
  name.value = 'Filled in'
  store.readInput(name)
  store.readInput(seats)
  expect(store.getAll()).toMatchObject({ name: 'Filled in', seats: undefined })
  expect(changes).toHaveBeenCalledExactlyOnceWith('name')
})

it('validating some fields keeps the messages of the others, and covers nested fields', async () => {
  const { store, finds } = aStore()
  finds({ name: 'Too short', 'rules.minutes': 'Too long' })
  expect(await store.trigger(['rules'])).toBe(false)
  expect(store.getErrors()).toEqual({ 'rules.minutes': 'Too long' })
  finds({ name: 'Too short' })
  expect(await store.trigger(['rules'])).toBe(true)
  expect(store.getErrors()).toEqual({})
  store.setError('rules.breaks', 'No break')
  store.clearErrors('rules')
  expect(store.getErrors()).toEqual({})
})

it('an invalid form focuses its first invalid field in the order of the page, and submits nothing', async () => {
  const { store, finds } = aStore()
  anInput(store, 'name')
  const seats = anInput(store, 'seats')
  anInput(store, 'rules.minutes')
  finds({ 'rules.minutes': 'Too long', seats: 'Too many' })
  const [onValid, onInvalid] = [vi.fn(), vi.fn()]
  await store.submit(onValid, onInvalid)
  expect(onValid).not.toHaveBeenCalled()
  expect(onInvalid).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(seats)
})

it('an invalid form focuses the field that comes first on the page, also if it was registered last', async () => {
  const { store, finds } = aStore()
  anInput(store, 'seats')
  anInput(store, 'rules.minutes')
  const name = anInput(store, 'name')
  document.body.prepend(name)
  finds({ seats: 'Too many', 'rules.minutes': 'Too long', name: 'Too short' })
  await store.submit(vi.fn(), vi.fn())
  expect(document.activeElement).toBe(name)
})

it('a store that checks at input shows only the message of the changed field', async () => {
  const { store, finds } = aStore({ isCheckedAtInput: true })
  finds({ name: 'Too short', seats: 'Too many' })
  store.change('name', 'B')
  await vi.waitFor(() => expect(store.getErrors()).toEqual({ name: 'Too short' }))
})
