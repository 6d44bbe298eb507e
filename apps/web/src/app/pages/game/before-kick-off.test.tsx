import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameMoment } from '../../../match-ui/clock/game-moment.ts'
import { aLobby, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../../push/match/timetable.ts'
import { BeforeKickOff } from './before-kick-off.tsx'

it('a tablet and a desktop say before the kick-off who was asked and has not come yet', () => {
  const lobby = { ...aLobby({ at: -3 }), awaited: ['Mara', 'Nils'] }
  const moment = gameMoment(lobbyTimetable(lobby), lobby.gameSettings, minute(-3))
  const { rerender } = render(<BeforeKickOff lobby={lobby} moment={moment} whistle={null} />)
  expect(screen.getByText('Mara and Nils were invited and are not here yet.')).toBeVisible()
  rerender(<BeforeKickOff lobby={{ ...lobby, awaited: [] }} moment={moment} whistle={null} />)
  expect(screen.queryByText(/not here yet/)).toBeNull()
})
