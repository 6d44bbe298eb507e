import { followLive } from './follow-live.ts'
import { playRecorded } from './play-recorded.ts'

/**
 * Starts all moving parts of the landing page, on the static page and in the app. Returns a function that stops them.
 */
export function startLanding(landing: HTMLElement): () => void {
  const stops = [followLive(landing), playRecorded(landing), onEnter(landing), playFilms(landing)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The browser toggles a checkbox with the space key only. This makes Enter turn the card as well. */
function onEnter(landing: HTMLElement): () => void {
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.matches('.flip-turn')) target.click()
  }
  landing.addEventListener('keydown', onKeyDown)
  return () => landing.removeEventListener('keydown', onKeyDown)
}

/** Plays films while they are visible. With reduced motion a film plays only when the visitor starts it. */
function playFilms(landing: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLVideoElement)) continue
      if (isIntersecting) void target.play().catch(() => undefined)
      else target.pause()
    }
  })
  for (const film of landing.querySelectorAll('[data-film]')) sight.observe(film)
  return () => sight.disconnect()
}
