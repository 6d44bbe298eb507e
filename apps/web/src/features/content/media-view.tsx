import type { LandingMedia, ShippedPicture } from '@bettle/contract'
import { classNames } from '../../ui/index.ts'
import game from './pictures/game.webp'
import gameWide from './pictures/game-wide.webp'
import hub from './pictures/hub.webp'
import podium from './pictures/podium.webp'

const SHIPPED: Readonly<Record<ShippedPicture, string>> = { game, 'game-wide': gameWide, hub, podium }

const SHAPES: Readonly<Record<LandingMedia['shape'], string>> = {
  wide: 'aspect-[16/10]',
  square: 'aspect-square',
  tall: 'aspect-[9/19.5]',
}

interface MediaViewProps {
  media: LandingMedia
  isFirst?: boolean | undefined
  className?: string | undefined
}

/**
 * A picture or film in a box of fixed shape, so that loading it does not move the layout. A film starts muted and has
 * controls.
 */
export function MediaView({ media, isFirst = false, className }: MediaViewProps) {
  const classes = classNames(
    'block w-full rounded-panel border border-line bg-sunken object-cover object-top',
    SHAPES[media.shape],
    className,
  )
  if (media.kind !== 'film') {
    return (
      <img
        src={mediaAddressOf(media)}
        alt={media.alt}
        className={classes}
        decoding="async"
        // The first picture is loaded lazily too: the page of a signed-in user contains it hidden, and should not
        // download it.
        loading="lazy"
        // The first picture has a low priority, so that the browser loads the text beside it first.
        fetchPriority={isFirst ? 'low' : 'auto'}
      />
    )
  }
  return (
    <video
      src={mediaAddressOf(media)}
      aria-label={media.alt}
      className={classes}
      data-film
      muted
      playsInline
      loop
      controls
      preload="metadata"
    />
  )
}

/** Returns the address of a picture that the app contains, or of an uploaded file. */
export function mediaAddressOf(media: LandingMedia): string {
  return media.kind === 'shipped' ? SHIPPED[media.name] : `/media/${media.file}`
}
