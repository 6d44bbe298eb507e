import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { msg } from '../../texts/msg.ts'
import { Button } from '../../ui/index.ts'
import { GameSkeleton } from '../pages/game/game-skeleton.tsx'
import { HeaderSkeleton } from './header-skeleton.tsx'
import { HubSkeleton } from './hub-skeleton.tsx'
import { PlainSkeleton } from './plain-skeleton.tsx'
import type { Screen } from './screen-of.ts'
import { SignInSkeleton } from './sign-in-skeleton.tsx'

/** The skeletons that are shown before any script runs. The build draws them from the app's own components. */
const SKELETONS: Readonly<Record<Exclude<Screen, 'landing'>, ReactNode>> = {
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

const SIGNED_OUT: ReadonlySet<string> = new Set(['sign-in', 'plain'])

/** A link to the page itself, which the script of the first paint sets. */
function Again({ children }: { children: ReactNode }) {
  return (
    <a
      href="/"
      className="mx-auto flex min-h-11 w-fit items-center font-semibold text-flood underline underline-offset-4"
    >
      {children}
    </a>
  )
}

/**
 * Renders the skeletons that the HTML page contains. They have no focusable control, and screen readers read only that
 * the page loads.
 * @param floor the oldest browsers in which everything works, as a list in words
 * @param isLanding renders only the skeletons of signed-in users, because the landing page shows visitors the published
 * content
 */
export function drawSkeletons(floor: string, isLanding = false): string {
  const drawn = Object.entries(SKELETONS).filter(([screen]) => !isLanding || !SIGNED_OUT.has(screen))
  return renderToStaticMarkup(
    <div id="first-paint" aria-busy="true">
      <p role="status" className="sr-only">
        {msg('first-paint.draw-skeletons.loading')}
      </p>
      {drawn.map(([screen, skeleton]) => (
        <div key={screen} data-screen={screen} inert aria-hidden="true">
          {skeleton}
        </div>
      ))}
      <div
        role="alert"
        data-trouble
        hidden
        className="panel fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md text-balance p-4 pb-2 text-center shadow-(--lift) only:top-1/4 only:bottom-auto"
      >
        <p data-why="slow">
          {msg('first-paint.draw-skeletons.bettle-loads-slowly-check')}
          <span data-count /> <Again>{msg('first-paint.draw-skeletons.try-again')}</Again>
        </p>
        <p data-why="stopped" hidden>
          {msg('first-paint.draw-skeletons.bettle-did-not-start')}{' '}
          <Again>{msg('first-paint.draw-skeletons.load-again')}</Again>
        </p>
        <div data-why="old" hidden>
          <p>{msg('first-paint.draw-skeletons.this-browser-is-too', { floor })}</p>
          <p data-address className="wrap-anywhere select-all py-3 font-semibold" />
          <Button className="mb-2">{msg('first-paint.draw-skeletons.copy-the-address')}</Button>
        </div>
      </div>
    </div>,
  )
}
