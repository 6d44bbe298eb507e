import '@testing-library/jest-dom/vitest'
import { listMatches } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { aCompetition } from '../a-competition.test-support.ts'
import { CreateCompetition } from './create-competition.tsx'

let answer: () => Response
const sent = vi.fn()
const onCreated = vi.fn()

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  sent.mockReset()
  onCreated.mockReset()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith(listMatches.path)) return Response.json({ matches: [] })
    sent(JSON.parse(String(body)))
    return answer()
  })
})

function shows({ isAdmin = false } = {}) {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <CreateCompetition isAdmin={isAdmin} RulesDialog={() => null} onCreated={onCreated} />
    </QueryClientProvider>,
  )
}

const creates = () => userEvent.click(screen.getByRole('button', { name: /Create competition|Retry/ }))
const name = () => screen.getByRole('textbox', { name: 'Name' })

it('a preset of the competition form sets the format and the numbers, and the estimate of matches follows [PR380] [PR382]', async () => {
  shows()
  const needs = within(screen.getByRole('region', { name: 'Matches needed' }))
  expect(needs.getByText('3 matches')).toBeVisible()
  // The organiser reads the number before the list of matches, not only at the end of the form.
  const early = screen.getByText(
    'With 8 players the competition needs 3 matches. Choose 3 matches below, or add them before the draw.',
  )
  const list = screen.getByRole('region', { name: 'Matches' })
  expect(early.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(list).toHaveTextContent('0 of 3 needed')
  await userEvent.click(screen.getByRole('radio', { name: 'Office league' }))
  expect(screen.getByRole('radio', { name: 'League' })).toBeChecked()
  expect(screen.getByRole('spinbutton', { name: 'Matches a season' })).toHaveValue('10')
  expect(needs.getByText('10 matches')).toBeVisible()
  expect(screen.getByText(/^With \d+ players the competition needs 10 matches a season\./)).toBeVisible()
  expect(screen.queryByRole('radiogroup', { name: 'Who can enter' })).toBeNull()
})

it('the competition form shows each problem that the server names at its field [PR380]', async () => {
  answer = () =>
    Response.json(
      {
        code: 'invalid-settings',
        error: 'Choose a time in the future for the end of enrolment.',
        issues: [
          { path: 'closesAt', message: 'Choose a time in the future for the end of enrolment.' },
          { path: 'places', message: 'Between 2 and 512.' },
          { path: 'gameSettings.breakDuration', message: 'The break must be shorter than a round.' },
        ],
      },
      { status: 400 },
    )
  shows()
  await userEvent.type(name(), 'Friday cup')
  await creates()
  expect(await screen.findByText('The break must be shorter than a round.')).toBeVisible()
  expect(screen.getByLabelText(/^Enrolment closes/)).toHaveAccessibleDescription(
    /^Choose a time in the future for the end of enrolment\./,
  )
  expect(screen.getByRole('spinbutton', { name: 'Places' })).toHaveAccessibleDescription('Between 2 and 512.')
  expect(onCreated).not.toHaveBeenCalled()
})

it('the competition form creates a public cup for an administrator who chooses the public preset [PR380]', async () => {
  const competition = aCompetition()
  answer = () => Response.json({ competition, mine: {} })
  shows({ isAdmin: true })
  await userEvent.click(screen.getByRole('radio', { name: 'Open cup' }))
  expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked()
  await userEvent.type(name(), 'Open cup')
  await creates()
  await vi.waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith(competition._id))
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    format: 'tournament',
    isPrivate: false,
    places: 64,
    groupFixtures: 2,
  })
})

it('the competition form does not send an exclusive game without a prize and the name of who promises the prize [PR385]', async () => {
  shows({ isAdmin: true })
  await userEvent.click(screen.getByRole('radio', { name: 'Exclusive' }))
  expect(screen.queryByRole('radio', { name: 'League' })).toBeNull()
  await userEvent.type(name(), 'Prize night')
  await creates()
  expect(await screen.findByText('Please describe the prize')).toBeVisible()
  expect(screen.getByText('Please say who promises the prize')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})
