import type { CompetitionCard } from '@bettle/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeToken } from '../../../api/session/token.ts'
import { serverClock } from '../../../push/clock/server-clock.ts'
import { ANA } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCompetition, aCompetitionCard, anEntry, aSideOf, CUP_ID, hours } from '../a-competition.test-support.ts'
import { showPage } from '../show-page.test-support.tsx'
import { CompeteTab } from './compete-tab.tsx'
import { whenText } from './competition-row.tsx'

const card = (n: number, name: string, fields: Parameters<typeof aCompetitionCard>[0] = {}) =>
  aCompetitionCard({ _id: CUP_ID.replace(/.$/, String(n)) as typeof CUP_ID, name, ...fields })

const OWN = card(1, 'Office league', { format: 'league', phase: 'running', mine: 'place', entries: 12 })
const LISTS = {
  mine: [OWN],
  open: [OWN, card(2, 'Open cup', { prize: 'Two tickets' })],
  past: [card(3, 'Old cup', { phase: 'finished', winner: ANA })],
}

let found: () => Response
let asked: { url: string; method: string; body: unknown }[]

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  serverClock().moveTo(hours(0))
  asked = []
  found = () => Response.json({ competition: card(4, 'Friday cup', { isPrivate: true }) })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ url: String(url), method, body: body === undefined ? undefined : JSON.parse(String(body)) })
    if (String(url).includes('/by-code/')) return found()
    if (method === 'POST') return Response.json({ competition: aCompetition(), mine: aSideOf({ entry: anEntry(ANA) }) })
    return Response.json(LISTS)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const onOpen = vi.fn()
const show = (invitedWith?: string) =>
  showPage(<CompeteTab invitedWith={invitedWith} onOpen={onOpen} createLink={<a href="/compete/new">CREATE</a>} />)

it('the Compete tab lists own, open and past competitions, each once, with the user’s status, the places taken or the winner [PR440]', async () => {
  show()
  const mine = within(await screen.findByRole('region', { name: 'My competitions' }))
  expect(mine.getByRole('listitem')).toHaveTextContent(/Office league.*by ana.*You are enrolled.*12players/)
  const open = within(screen.getByRole('region', { name: 'Open competitions' })).getAllByRole('listitem')
  expect(open).toHaveLength(1)
  expect(open[0]).toHaveTextContent(/Open cup.*closes in \d.*Two tickets.*4 \/ 8places taken/)
  expect(within(screen.getByRole('region', { name: 'Past competitions' })).getByRole('listitem')).toHaveTextContent(
    /Old cup.*ana has won/,
  )
  expect(screen.getByRole('link', { name: 'Open cup' })).toHaveAttribute('href', `/compete/${LISTS.open[1]?._id}`)
})

it('the Compete tab shows the competition of a typed code before the user enrols with it [PR440] [PR442]', async () => {
  show()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Competition code' }), 'ab 23-cd{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Friday cup' }))
  expect(dialog.getByText('4 of 8 taken')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'ENROL' }))
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledWith(card(4, '')._id))
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'AB23CD' })
})

it('a link with an unknown competition code opens the Compete tab, whose code field says that no competition has the code [PR440]', async () => {
  found = () => Response.json({ code: 'competition-not-found', error: 'Competition not found' }, { status: 404 })
  show('zzzzzz')
  expect(await screen.findByText('No competition has this code. Check the code and try again.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Competition code' })).toBeInvalid()
})

it('the card of a competition says when the competition began, and gives no time for a competition that never began [PR440]', () => {
  const text = (phase: CompetitionCard['phase']) => whenText(aCompetitionCard({ phase }), hours(5))
  expect(text('running')).toMatch(/^began \d\d \w+ \d{4}/)
  expect([text('closed'), text('cancelled')]).toEqual(['', ''])
})
