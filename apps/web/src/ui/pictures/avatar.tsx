import { type Ref, useState } from 'react'
import { classNames } from '../theme/class-names.ts'
import { srgb } from './srgb.ts'

export interface AvatarProps {
  name: string
  src?: string | undefined
  /** In pixels. */
  size?: number | undefined
  /** True for the user's own avatar, which has a ring. */
  own?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLSpanElement> | undefined
  /** Called if the picture fails to load. */
  onBroken?: (() => void) | undefined
}

/**
 * A picture, or initials on a colour that depends on the name. The avatar is decorative, so the name must be written
 * beside it.
 */
export function Avatar({ name, src, size = 36, own = false, className, ref, onBroken }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const hue = hueOf(name)
  return (
    <span
      ref={ref}
      aria-hidden="true"
      className={classNames(
        'caps inline-grid shrink-0 place-items-center overflow-hidden rounded-full tracking-normal',
        own && 'ring-2 ring-flood ring-offset-2 ring-offset-panel',
        className,
      )}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.46,
        background: `linear-gradient(160deg,${srgb(0.48, 0.105, hue)},${srgb(0.34, 0.085, hue)})`,
        color: srgb(0.97, 0.03, hue),
      }}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
          onError={() => {
            setBroken(src)
            onBroken?.()
          }}
        />
      ) : (
        <span className="leading-none">{initialsOf(name)}</span>
      )}
    </span>
  )
}

/** Returns the initials of a name: 'Ana María' → 'AM', 'ben' → 'BE'. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean)
  const [first = '?', second] = words
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}

function hueOf(name: string): number {
  let hash = 7
  for (const mark of name) hash = (hash * 31 + (mark.codePointAt(0) ?? 0)) % 3600
  return (hash * 47) % 360
}
