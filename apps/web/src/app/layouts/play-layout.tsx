import { Outlet } from '@tanstack/react-router'
import { PlayPage } from '../pages/play-page.tsx'

export { fetchFirst } from '../pages/play-page.tsx'

/** The frame of the hub and the game, with overlays above them. */
export function PlayLayout() {
  return (
    <>
      <PlayPage />
      <Outlet />
    </>
  )
}
