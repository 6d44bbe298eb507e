/** Whether a picture of a round stands still, because the visitor paused it or prefers reduced motion. */
export const isPaused = ({ dataset }: HTMLElement): boolean => dataset.paused === 'yes'

/**
 * Lets the visitor pause and play the pictures of a round. With reduced motion they stand still until the visitor plays
 * them. `onPlay` is called when a picture plays again. Returns a function that ends this.
 */
export function pauseRounds(landing: ParentNode, onPlay: () => void): () => void {
  const ends = new AbortController()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const picture of landing.querySelectorAll<HTMLElement>('[data-round]')) {
    const button = picture.parentElement?.querySelector<HTMLButtonElement>('[data-pause]')
    const set = (paused: boolean) => {
      picture.dataset.paused = paused ? 'yes' : ''
      button?.setAttribute('aria-label', paused ? 'Play this round' : 'Pause this round')
      for (const [index, icon] of [...(button?.children ?? [])].entries())
        icon.toggleAttribute('hidden', paused !== (index === 1))
    }
    set(isStill)
    // The button is beside the picture, whose content `followLive` replaces. Without a script nothing moves.
    button?.removeAttribute('hidden')
    const toggle = () => {
      set(!isPaused(picture))
      if (!isPaused(picture)) onPlay()
    }
    button?.addEventListener('click', toggle, { signal: ends.signal })
  }
  return () => ends.abort()
}
