import { msg } from '../../texts/msg.ts'

/** Whether a picture of a round stands still, because the visitor paused it or prefers reduced motion. */
export const isPaused = ({ dataset }: HTMLElement): boolean => dataset.paused === 'yes'

/**
 * Lets the visitor pause and play the pictures of a round. With reduced motion they stand still until the visitor plays
 * them. `onPlay` is called when a picture plays again.
 */
export function pauseRounds(pictures: readonly HTMLElement[], onPlay: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const picture of pictures) {
    // The button is beside the picture, whose content `followLive` replaces. Without a script nothing moves.
    const button = picture.nextElementSibling as HTMLButtonElement
    const set = (paused: boolean) => {
      picture.dataset.paused = paused ? 'yes' : ''
      button.textContent = paused ? msg('content.pause-round.play') : msg('content.pause-round.pause')
    }
    set(isStill)
    button.hidden = false
    button.onclick = () => {
      if (isPaused(picture)) onPlay()
      set(!isPaused(picture))
    }
  }
}
