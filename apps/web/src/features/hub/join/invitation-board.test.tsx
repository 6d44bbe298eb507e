import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCard } from '../a-card.test-support.ts'
import { InvitationBoard } from './invitation-board.tsx'

const card = { ...aCard('AB23CD', 1), faces: [], rounds: { total: 10, left: 10 }, prizePot: 100 }
const show = (isPractice: boolean) =>
  render(
    <InvitationBoard card={{ ...card, match: { ...card.match, isPractice } }} now={minute(5)} isCurrent>
      <p>Doors</p>
    </InvitationBoard>,
  )

it('an invitation to a practice match says that the match is for practice', () => {
  show(true)
  expect(screen.getByText(/computer simulates this match/)).toHaveTextContent('You cannot win trophies in it.')
})

it('an invitation to a real match does not mention practice', () => {
  show(false)
  expect(screen.queryByText(/computer simulates this match/)).toBeNull()
})
