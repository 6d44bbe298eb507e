import type { Match } from '@bettle/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aLobby } from '../../push/lobby/a-lobby.test-support.ts'
import { CountsLine } from './counts-line.tsx'

const { match } = aLobby()
const counts = {
  name: 'Totals Ltd',
  delaySeconds: 30,
  eventTypes: ['Corner', 'Shot', 'Juggle'],
  silentSince: null,
  awaitsStart: false,
}
const silentSince = new Date(2026, 5, 14, 20, 14).toISOString()

function shown(changed: Partial<NonNullable<Match['countsFrom']>>, suspended = false): string | null {
  const { container } = render(<CountsLine match={{ ...match, suspended, countsFrom: { ...counts, ...changed } }} />)
  return container.textContent
}

it('the lobby names the provider that counts the events, its delay, and the event types of the match that the provider counts [F19] [PR640]', () => {
  expect(shown({})).toBe('Counts from Totals Ltd, about 30 s late: Corner, Shot')
  expect(shown({ delaySeconds: 150 })).toBe('Counts from Totals Ltd, about 3 min late: Corner, Shot')
  expect(shown({ delaySeconds: 0, eventTypes: [] })).toBe('Counts from Totals Ltd')
})

it('the lobby says since when a provider has sent no counts, and that betting waits if the match is suspended [F14] [F19] [PR640]', () => {
  expect(shown({ silentSince }, true)).toBe('No counts from Totals Ltd since 20:14. Betting is on hold.')
  expect(shown({ silentSince })).toBe('No counts from Totals Ltd since 20:14.')
})

it('the lobby names the event types whose count is unknown, and says if old counts cannot be seen [F25] [F27] [PR739] [PR741]', () => {
  expect(shown({ unknown: ['Corner'], statesTime: true })).toBe(
    'Counts from Totals Ltd, about 30 s late: Shot. No counts of Corner now: betting on these waits',
  )
  expect(shown({ statesTime: false })).toBe(
    'Counts from Totals Ltd, about 30 s late: Corner, Shot. It sends no time, so we cannot see if its counts are old',
  )
})

it('the lobby says nothing about who counts in a match that follows no provider', () => {
  render(<CountsLine match={match} />)
  expect(screen.queryByRole('status')).toBeNull()
})
