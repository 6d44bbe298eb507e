import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InviteCard } from './invite-card.tsx'

it.each([
  ['seats', 'There is room for more players:'],
  ['watching', 'All seats are taken. Others can watch:'],
  ['none', 'All seats are taken:'],
] as const)('the invite card says what is free in the lobby: %s', (room, text) => {
  render(<InviteCard lobbyCode="AB23CD" match="France v Croatia" guest="ben" room={room} />)
  expect(screen.getByText(/ben is here/).parentElement).toHaveTextContent(text)
})
