import { followLive } from './follow-live.ts'

/** What moves on the landing page, on the one that stands without the app and within it. Answers how to stop. */
export function startLanding(landing: HTMLElement): () => void {
  const stops = [followLive(landing), onEnter(landing), playFilms(landing)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A checkbox is pressed by space; a card like a button by enter, too. */
function onEnter(landing: HTMLElement): () => void {
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.matches('.flip-turn')) target.click()
  }
  landing.addEventListener('keydown', onKeyDown)
  return () => landing.removeEventListener('keydown', onKeyDown)
}

/** A film plays while it is in sight; with reduced motion it stands still until somebody starts it. */
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
