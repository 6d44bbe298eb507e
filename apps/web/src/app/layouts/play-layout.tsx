import { Outlet } from '@tanstack/react-router'
import { PlayPage } from '../pages/play-page.tsx'

export { fetchFirst } from '../pages/play-page.tsx'

/** The hub or the game, with overlays above it. */
export function PlayLayout() {
  return (
    <>
      <PlayPage />
      <Outlet />
    </>
  )
}
