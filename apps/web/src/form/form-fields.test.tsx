import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  CheckboxInput,
  FormBody,
  NumberInput,
  PasswordInput,
  SelectInput,
  SlotInput,
  StepperInput,
  SubmitArea,
  TextAreaInput,
  useForm,
} from './index.ts'

const Everything = z.object({
  secret: z.string().min(1, 'Choose a secret'),
  notes: z.string(),
  endMinute: z.number().optional(),
  players: z.number(),
  isPrivate: z.boolean(),
  prize: z.string().min(1, 'Choose a prize'),
  colour: z.enum(['red', 'blue'], 'Choose a colour'),
})

const sent = vi.fn()
beforeEach(() => {
  sent.mockReset()
})

const NOTHING: Partial<z.input<typeof Everything>> = { secret: '', notes: '', players: 8 }

function EverythingForm({ defaults = NOTHING }) {
  const form = useForm({ schema: Everything, defaults, submit: async (values) => sent(values) })
  return (
    <FormBody form={form} label="Everything">
      <PasswordInput form={form} name="secret" label="Secret" />
      <TextAreaInput form={form} name="notes" label="Notes" />
      <NumberInput form={form} name="endMinute" label="End minute" />
      <StepperInput form={form} name="players" label="Players" min={1} max={9} />
      <CheckboxInput form={form} name="isPrivate" label="Private" />
      <SelectInput form={form} name="prize" label="Prize" options={[{ value: 'all', label: 'Winner takes all' }]} />
      <SlotInput form={form} name="colour">
        {({ value, onChange, prompt, ref }) => (
          <div role="radiogroup" aria-label="Colour" aria-describedby="colour-prompt">
            {(['red', 'blue'] as const).map((colour, index) => (
              <label key={colour}>
                <input
                  ref={index === 0 ? ref : undefined}
                  type="radio"
                  checked={value === colour}
                  onChange={() => onChange(colour)}
                />
                {colour}
              </label>
            ))}
            <p id="colour-prompt">{prompt}</p>
          </div>
        )}
      </SlotInput>
      <SubmitArea form={form} />
    </FormBody>
  )
}

const complete = { secret: 's', notes: '', players: 8, prize: 'all', colour: 'red' as const }
const press = () => userEvent.click(screen.getByRole('button', { name: /Submit|Retry/ }))

it('a number field submits a number, or undefined if it is empty', async () => {
  render(<EverythingForm defaults={complete} />)
  await press()
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...complete, endMinute: undefined, isPrivate: false }))
  await userEvent.type(screen.getByLabelText('End minute'), '7,5')
  await press()
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ ...complete, endMinute: 7.5, isPrivate: false }))
})

it('a form submits what fields of every kind hold that were filled without an event, and leaves untouched fields as they were [PR787]', async () => {
  render(<EverythingForm defaults={complete} />)
  Object.assign(screen.getByLabelText('Secret'), { value: 'filled' })
  Object.assign(screen.getByLabelText('Notes'), { value: 'by a tool' })
  Object.assign(screen.getByLabelText('End minute'), { value: '7,5' })
  Object.assign(screen.getByLabelText('Private'), { checked: true })
  await press()
  const filled = { ...complete, secret: 'filled', notes: 'by a tool', endMinute: 7.5, isPrivate: true }
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(filled))
})

it('a number field keeps the typed text while the user is typing', async () => {
  render(<EverythingForm defaults={{ ...complete, endMinute: 10 }} />)
  const field = screen.getByLabelText('End minute')
  expect(field).toHaveValue('10')
  await userEvent.clear(field)
  await userEvent.type(field, '1.0')
  expect(field).toHaveValue('1.0')
})

it('a number field rejects text that is not a number', async () => {
  render(<EverythingForm defaults={complete} />)
  await userEvent.type(screen.getByLabelText('End minute'), 'ten')
  await press()
  await waitFor(() => expect(screen.getByLabelText('End minute')).toHaveAccessibleDescription('Invalid input'))
  expect(screen.getByLabelText('End minute')).toHaveValue('ten')
  expect(sent).not.toHaveBeenCalled()
})

it('a stepper field raises its value by one when the user presses More', async () => {
  render(<EverythingForm defaults={complete} />)
  await userEvent.click(screen.getByRole('button', { name: 'More: Players' }))
  await press()
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ players: 9 })))
})

it('a checkbox without a default starts unchecked, and submits true after the user presses the checkbox', async () => {
  render(<EverythingForm defaults={complete} />)
  expect(screen.getByLabelText('Private')).not.toBeChecked()
  await userEvent.click(screen.getByLabelText('Private'))
  await press()
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ isPrivate: true })))
})

it('a password field of a form shows the password on demand', async () => {
  render(<EverythingForm />)
  const secret = screen.getByLabelText('Secret')
  await userEvent.type(secret, 'hush')
  expect(secret).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(secret).toHaveAttribute('type', 'text')
  expect(secret).toHaveValue('hush')
})

it('an invalid select of a form shows its error message and gets the focus', async () => {
  render(<EverythingForm defaults={{ ...complete, prize: '' }} />)
  await press()
  const select = screen.getByRole('combobox', { name: 'Prize' })
  await waitFor(() => expect(select).toHaveAccessibleDescription('Choose a prize'))
  expect(select).toHaveFocus()
})

it('a field with a custom input passes on its value, its error message and the focus', async () => {
  const { colour: _, ...colourless } = complete
  render(<EverythingForm defaults={colourless} />)
  await press()
  expect(await screen.findByText('Choose a colour')).toBeVisible()
  expect(screen.getByLabelText('red')).toHaveFocus()
  await userEvent.click(screen.getByLabelText('blue'))
  await press()
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ colour: 'blue' })))
})
