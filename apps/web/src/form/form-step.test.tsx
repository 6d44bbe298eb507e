import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { CallError } from '../api/call-error.ts'
import { FormBody, FormStep, SubmitArea, TextInput, useForm } from './index.ts'

const Fixture = z.object({
  homeTeam: z.string().min(1, 'Who plays at home?'),
  awayTeam: z.string().min(1, 'Who visits?'),
  referee: z.string().min(1, 'Who referees?'),
})

const sent = vi.fn()
let answer: () => unknown
beforeEach(() => {
  sent.mockReset()
  answer = () => ({})
})

function FixtureForm() {
  const form = useForm({
    schema: Fixture,
    defaults: { homeTeam: '', awayTeam: '', referee: '' },
    submit: async (values) => {
      sent(values)
      return answer()
    },
    steps: [
      { title: 'Teams', fields: ['homeTeam', 'awayTeam'] },
      { title: 'Officials', fields: ['referee'] },
    ],
  })
  return (
    <FormBody form={form} label="Fixture">
      <FormStep form={form} at={0}>
        <TextInput form={form} name="homeTeam" label="Home team" />
        <TextInput form={form} name="awayTeam" label="Away team" />
      </FormStep>
      <FormStep form={form} at={1}>
        <TextInput form={form} name="referee" label="Referee" />
      </FormStep>
      <SubmitArea form={form} />
    </FormBody>
  )
}

const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function takesTheFirstStep() {
  await userEvent.type(field('Home team'), 'France')
  await userEvent.type(field('Away team'), 'Croatia{Enter}')
  await screen.findByLabelText('Referee')
}

it('a form with steps shows one step at a time, and the Submit button only on the last step', async () => {
  render(<FixtureForm />)
  expect(screen.getByText('Step 1 of 2')).toBeVisible()
  expect(screen.queryByLabelText('Referee')).toBeNull()
  expect(screen.getByRole('button')).toHaveAccessibleName('Next')
  await takesTheFirstStep()
  expect(screen.getByText('Step 2 of 2')).toBeVisible()
  expect(screen.queryByLabelText('Home team')).toBeNull()
  expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

it('Enter in a form step opens the next step without submitting the form, and moves the focus there', async () => {
  render(<FixtureForm />)
  await takesTheFirstStep()
  expect(sent).not.toHaveBeenCalled()
  await waitFor(() => expect(field('Referee')).toHaveFocus())
  await userEvent.keyboard('Ana{Enter}')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ homeTeam: 'France', awayTeam: 'Croatia', referee: 'Ana' }))
})

it('an invalid form step stays open, shows its error message until the field is valid, and focuses that field', async () => {
  render(<FixtureForm />)
  await userEvent.type(field('Home team'), 'France')
  await press('Next')
  expect(await screen.findByText('Who visits?')).toBeVisible()
  expect(screen.getByText('Please check for errors')).toBeVisible()
  expect(field('Away team')).toHaveFocus()
  await userEvent.type(field('Away team'), 'C')
  await waitFor(() => expect(screen.queryByText('Please check for errors')).toBeNull())
})

it('a form with steps goes one step back and keeps the input', async () => {
  render(<FixtureForm />)
  await takesTheFirstStep()
  await userEvent.type(field('Referee'), 'Ana')
  await press('Back')
  expect(field('Home team')).toHaveValue('France')
  await waitFor(() => expect(field('Home team')).toHaveFocus())
  await press('Next')
  expect(await screen.findByLabelText('Referee')).toHaveValue('Ana')
})

it('a form with steps opens the step of the field that the server refuses', async () => {
  answer = () => {
    const issues = [{ path: 'awayTeam', message: 'Croatia is on the road.' }]
    throw new CallError({ status: 400, code: 'invalid-request', message: 'Please check for errors', issues })
  }
  render(<FixtureForm />)
  await takesTheFirstStep()
  await userEvent.type(field('Referee'), 'Ana{Enter}')
  expect(await screen.findByText('Croatia is on the road.')).toBeVisible()
  await waitFor(() => expect(field('Away team')).toHaveFocus())
})
