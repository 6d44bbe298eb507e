import { Outlet } from '@tanstack/react-router'
import { PlayPage } from '../pages/play-page.tsx'

export { fetchFirst } from '../pages/play-page.tsx'

/** The lobbies or the game, and over it what may lie over it. */
export function PlayLayout() {
  return (
    <>
      <PlayPage />
      <Outlet />
    </>
  )
}
