import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aLobby } from '../../../push/lobby/a-lobby.test-support.ts'
import { HelpDialog } from './help-dialog.tsx'

it('the help has all rules on one page, each with a picture, and says who records a match [PR181] [PR677]', () => {
  render(<HelpDialog lobby={aLobby()} bets={[]} deal={null} onGuide={() => undefined} onClose={vi.fn()} />)
  const rules = within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('listitem')
  const titles = rules.map((rule) => within(rule).getByRole('heading').textContent)
  expect(titles).toEqual([
    ...['The match is split into rounds', 'A bet says what will happen in the next round'],
    ...['The odds say how much you get back', 'Each round counts from 0', 'The player with the most chips wins'],
    ...['Why a bet won or lost', 'Who records the match', 'Three cards, each played once'],
  ])
  for (const rule of rules) expect(rule.firstElementChild?.firstElementChild).not.toBeNull()
  expect(rules[6]).toHaveTextContent('An operator or a data feed records the events.')
  expect(rules[6]).toHaveTextContent(
    'An event counts when enough players agree. A host without a seat can record alone.',
  )
  expect(screen.getByRole('button', { name: 'Guide me through a bet' })).toBeVisible()
})

it('the help of a game with named recorders explains them by the sentences of the tap pad [PR991]', () => {
  const plain = aLobby()
  const lobby = { ...plain, match: { ...plain.match, hasRecorders: true as const } }
  render(<HelpDialog lobby={lobby} bets={[]} deal={null} onGuide={() => undefined} onClose={vi.fn()} />)
  const sentences = [
    'An event shows at the first tap, with who tapped it.',
    'After a round, the room asks its recorders about doubtful events. Your word does not count if it helps your own bet, nor does silence while you record alone.',
    'A minute after the round at the latest, it is decided for good.',
  ]
  const rule = within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('listitem')[6]
  expect(rule).toHaveTextContent(`In this game the host names the recorders. ${sentences.join(' ')}`)
})
