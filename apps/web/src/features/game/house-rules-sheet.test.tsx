import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ANA, aLobby, aMember, BEN } from '../../push/lobby/a-lobby.test-support.ts'
import { HouseRulesSheet } from './house-rules-sheet.tsx'

const NO_BETS = [aMember(ANA), aMember(BEN)]
const TWO_BETS = [
  aMember(ANA, { hasSettledBet: true, isActive: true }),
  aMember(BEN, { hasSettledBet: true, isActive: true }),
]

it.each([
  [
    'too few players with a settled bet',
    NO_BETS,
    false,
    'The pot is paid in trophies if two players have a settled bet.',
  ],
  ['two players with a settled bet', TWO_BETS, false, 'The pot is paid in trophies once the results are confirmed.'],
  ['a practice match', TWO_BETS, true, 'Practice: no trophies are paid.'],
] as const)(
  'the house rules say in advance whether the game counts: %s [Z4] [PR234]',
  (_what, users, isPractice, text) => {
    const lobby = aLobby({ users: [...users] })
    render(<HouseRulesSheet lobby={{ ...lobby, match: { ...lobby.match, isPractice } }} onClose={() => {}} />)
    expect(screen.getByRole('dialog', { name: 'House rules' })).toHaveTextContent(text)
    expect(screen.getByText('Who gets the pot')).toBeInTheDocument()
  },
)

it('the house rules of a match that a player opened say that no trophies are paid, and let everyone but its host report the teams [OM3] [OM4] [PR893] [PR894]', () => {
  const lobby = aLobby({ users: TWO_BETS })
  const own = { ...lobby, match: { ...lobby.match, isOwn: true as const } }
  const { rerender } = render(
    <HouseRulesSheet lobby={{ ...own, hostUser: BEN, currentUser: aMember(ANA) }} onClose={() => {}} />,
  )
  expect(screen.getByRole('dialog', { name: 'House rules' })).toHaveTextContent('it pays no trophies')
  expect(screen.getByRole('button', { name: 'Report the names of the teams' })).toBeVisible()
  rerender(<HouseRulesSheet lobby={{ ...own, hostUser: ANA, currentUser: aMember(ANA) }} onClose={() => {}} />)
  expect(screen.queryByRole('button', { name: 'Report the names of the teams' })).toBeNull()
})
