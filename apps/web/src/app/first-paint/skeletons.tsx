import type { ReactNode } from 'react'
import { GameSkeleton } from '../pages/game/game-skeleton.tsx'
import { HeaderSkeleton } from './header-skeleton.tsx'
import { HubSkeleton } from './hub-skeleton.tsx'
import { PlainSkeleton } from './plain-skeleton.tsx'
import type { Screen } from './screen-of.ts'
import { SignInSkeleton } from './sign-in-skeleton.tsx'

/** The skeletons before any script runs. The build draws them from the app's own components. */
export const SKELETONS: Readonly<Record<Exclude<Screen, 'landing'>, ReactNode>> = {
  'sign-in': <SignInSkeleton />,
  plain: <PlainSkeleton />,
  hub: <HubSkeleton />,
  game: (
    <HeaderSkeleton>
      <GameSkeleton />
    </HeaderSkeleton>
  ),
  page: <HeaderSkeleton />,
}
