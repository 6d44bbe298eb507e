import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aLobby } from '../../../push/lobby/a-lobby.test-support.ts'
import { HelpDialog } from './help-dialog.tsx'

it('the help has all rules on one page, each with a picture, and says who records a match [PR181] [PR677]', () => {
  render(<HelpDialog lobby={aLobby()} bets={[]} deal={null} onGuide={() => undefined} onClose={vi.fn()} />)
  const rules = within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('listitem')
  const titles = rules.map((rule) => within(rule).getByRole('heading').textContent)
  expect(titles).toEqual([
    ...['The match is cut into rounds', 'A bet says what will happen in the next round'],
    ...['The price says how much you get back', 'Each round counts from 0', 'The player with the most chips wins'],
    ...['Why a bet won or lost', 'Who records the match', 'Three cards, each played once'],
  ])
  for (const rule of rules) expect(rule.firstElementChild?.firstElementChild).not.toBeNull()
  expect(rules[6]).toHaveTextContent('An operator or a feed of counts records the events.')
  expect(rules[6]).toHaveTextContent(
    'An event counts when enough players agree. A host without a seat can record alone.',
  )
  expect(screen.getByRole('button', { name: 'Guide me through a bet' })).toBeVisible()
})
