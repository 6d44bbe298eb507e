import type { ReactNode } from 'react'
import { GameSkeleton } from '../pages/game/game-skeleton.tsx'
import { SignInSkeleton } from './door-skeleton.tsx'
import { HeaderSkeleton } from './header-skeleton.tsx'
import { HubSkeleton } from './hub-skeleton.tsx'
import { PlainSkeleton } from './plain-skeleton.tsx'
import type { Screen } from './screen-of.ts'

/** What the page shows before its scripts, drawn by the build of the same pieces as the app. */
export const SKELETONS: Readonly<Record<Exclude<Screen, 'landing'>, ReactNode>> = {
  door: <SignInSkeleton />,
  plain: <PlainSkeleton />,
  hub: <HubSkeleton />,
  game: (
    <HeaderSkeleton>
      <GameSkeleton />
    </HeaderSkeleton>
  ),
  page: <HeaderSkeleton />,
}
