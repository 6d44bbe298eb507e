import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { CheckboxField } from './checkbox-field.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

it('a field connects its label, hint and error message to its input [PR48]', () => {
  render(<TextField label="Email" required hint="We never show it" prompt="Invalid email address" />)
  const input = screen.getByRole('textbox', { name: /^Email/ })
  expect(input).toBeRequired()
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Invalid email address We never show it')
  // The asterisk and the ring are red.
  expect(screen.getByText('*')).toHaveClass('text-live')
  expect(input).toHaveClass('border-lost', 'ring-2')
})

it('an invalid field without a message shows the default message', () => {
  render(<TextField label="Name" invalid />)
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid input')
})

it('a valid field shows no error message', () => {
  render(<TextField label="Name" />)
  expect(screen.getByLabelText('Name')).toBeValid()
  expect(screen.getByLabelText('Name')).not.toHaveClass('ring-2')
  expect(screen.queryByText('*')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a field passes its input element to its ref', () => {
  const ref = vi.fn()
  render(<TextField label="Name" ref={ref} />)
  expect(ref).toHaveBeenCalledWith(screen.getByLabelText('Name'))
})

it('a password field shows the password on demand', async () => {
  render(<PasswordField label="Password" />)
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
})

it('a checkbox with an error message is described by that message for screen readers', () => {
  render(<CheckboxField label="I accept the terms" required prompt="Please accept the terms" />)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms')
})

it('a checkbox is described by the text beside it, and by its error message', () => {
  const { rerender } = render(<CheckboxField label="France v Croatia" aria-describedby="remark" />)
  document.body.append(Object.assign(document.createElement('p'), { id: 'remark', textContent: 'It starts soon.' }))
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('It starts soon.')
  rerender(<CheckboxField label="France v Croatia" aria-describedby="remark" prompt="Please choose a match" />)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please choose a match It starts soon.')
})

it('a select is named by its label', () => {
  render(<Select label="Prizes" value="a" onValueChange={() => {}} options={[{ value: 'a', label: 'Winner' }]} />)
  expect(screen.getByRole('combobox', { name: 'Prizes' })).toHaveTextContent('Winner')
})

function aNumberField(start: number, props: { min?: number; max?: number; step?: number } = {}) {
  const changed = vi.fn()
  function Held() {
    const [value, setValue] = useState(start)
    const onChange = (next: number) => {
      changed(next)
      setValue(next)
    }
    return <NumberField label="Chips" value={value} onValueChange={onChange} {...props} />
  }
  render(<Held />)
  return { field: screen.getByRole('spinbutton', { name: 'Chips' }), changed, user: userEvent.setup() }
}

it('a number field restores the previous number if the typed one is out of range [PR112]', async () => {
  const { field, changed, user } = aNumberField(8, { min: 1, max: 999 })
  await user.clear(field)
  await user.type(field, '0')
  await user.tab()
  expect(changed).not.toHaveBeenCalled()
  expect(field).toHaveValue('8')
})

it('a number field says which numbers it accepts while an ignored number is typed and after that, until its number changes [PR112] [PR719]', async () => {
  const { field, changed, user } = aNumberField(8, { min: 1, max: 999 })
  await user.clear(field)
  expect(field).toBeValid()
  await user.type(field, '1.5')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Only whole numbers from 1 to 999.')
  await user.tab()
  // The number 1 was accepted before the decimal point.
  expect(field).toHaveValue('1')
  expect(field).toHaveAccessibleDescription('Only whole numbers from 1 to 999.')
  changed.mockClear()
  await user.clear(field)
  await user.type(field, '12')
  expect(changed).toHaveBeenLastCalledWith(12)
  expect(field).toBeValid()
})

it('a number field says that a number is too small only when the input ends, because another digit may follow [PR719]', async () => {
  const { field, changed, user } = aNumberField(100, { min: 10, max: 1000, step: 10 })
  await user.clear(field)
  await user.type(field, '5')
  expect(field).toBeValid()
  await user.tab()
  expect(changed).not.toHaveBeenCalled()
  expect(field).toHaveValue('100')
  expect(field).toHaveAccessibleDescription('Only multiples of 10 from 10 to 1000.')
  await user.click(screen.getByRole('button', { name: 'More: Chips' }))
  expect(field).toHaveValue('110')
  expect(field).toBeValid()
})

it('Enter in a number field does not send the form while the field ignores the typed number [PR719]', async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <NumberField label="Chips" value={8} onValueChange={() => {}} min={1} max={9} />
      <button type="submit">Send</button>
    </form>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('spinbutton', { name: 'Chips' }), '9{Enter}')
  expect(sent).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('Only whole numbers from 1 to 9.')
  await user.type(screen.getByRole('spinbutton', { name: 'Chips' }), '{Backspace}{Enter}')
  expect(sent).toHaveBeenCalledOnce()
})

it('a number field changes its number by arrow key and button, and stops at its limits', async () => {
  const { field, user } = aNumberField(90, { min: 10, max: 100, step: 10 })
  await user.type(field, '{ArrowUp}{ArrowUp}')
  expect(field).toHaveValue('100')
  expect(screen.getByRole('button', { name: 'More: Chips' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Less: Chips' }))
  expect(field).toHaveValue('90')
})

it('a number field adds 0.1 to 0.2 without a rounding error', async () => {
  const { changed, field, user } = aNumberField(0.2, { max: 3, step: 0.1 })
  await user.type(field, '{ArrowUp}')
  expect(changed).toHaveBeenCalledWith(0.3)
})

const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('each field that grows by `field-sizing` grows by script too', () => {
  const growing = Object.values(sources).filter((source) => source.includes('field-sizing-content'))
  expect(growing).toHaveLength(2)
  expect(growing.filter((source) => !source.includes('useGrowing('))).toEqual([])
})

it('a text field of several lines grows with its text in a browser without `field-sizing`', async () => {
  vi.stubGlobal('CSS', { supports: () => false, escape: (text: string) => text })
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    return 20 * this.value.split('\n').length
  })
  const ref = vi.fn()
  render(<TextArea label="Notes" defaultValue={'one\ntwo'} ref={ref} />)
  const notes = screen.getByRole('textbox', { name: 'Notes' })
  expect(ref).toHaveBeenCalledWith(notes)
  expect(notes.style.height).toBe('42px')
  await userEvent.type(notes, '{Enter}three')
  expect(notes.style.height).toBe('62px')
})
