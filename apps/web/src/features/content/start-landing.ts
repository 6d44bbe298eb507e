import { followLive } from './follow-live.ts'

/**
 * Starts everything that moves on the landing page, on the static page and within the app. Returns a function that
 * stops it.
 */
export function startLanding(landing: HTMLElement): () => void {
  const stops = [followLive(landing), onEnter(landing), playFilms(landing)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The space key toggles a checkbox; Enter should turn the card as well. */
function onEnter(landing: HTMLElement): () => void {
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.matches('.flip-turn')) target.click()
  }
  landing.addEventListener('keydown', onKeyDown)
  return () => landing.removeEventListener('keydown', onKeyDown)
}

/** Films play while they are visible; with reduced motion only when the visitor starts them. */
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
