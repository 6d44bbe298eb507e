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
