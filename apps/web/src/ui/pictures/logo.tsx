import { useId } from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../theme/class-names.ts'
import { BODY, LIMBS, SEAMS, SHIELD } from './beetle-mark.ts'

/** The logo without the name, in the colour of the text. */
export function LogoMark({ size = 32, className }: { size?: number | undefined; className?: string | undefined }) {
  const seams = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={classNames('shrink-0', className)}
    >
      <mask id={seams}>
        <rect width="32" height="32" fill="white" />
        <path d={SHIELD} fill="black" />
        <path d={SEAMS} fill="none" stroke="black" strokeWidth="1.7" />
      </mask>
      <path d={LIMBS} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <circle {...BODY} fill="currentColor" mask={`url(#${seams})`} />
    </svg>
  )
}

/** The logo with the name. The two t's share one crossbar, like a goal. */
export function Logo({ size = 32, className }: { size?: number | undefined; className?: string | undefined }) {
  return (
    <span
      role="img"
      aria-label={msg('ui.logo.bettle')}
      className={classNames('inline-flex items-center gap-2', className)}
    >
      <LogoMark size={size} className="text-flood" />
      <svg
        aria-hidden="true"
        viewBox="0 0 104 36"
        height={size * 0.78}
        className="text-ink"
        fill="none"
        stroke="currentColor"
        strokeWidth="6.4"
      >
        <path d="M5.2 7.2V30.8M2 7.2H12.4A5.4 5.4 0 0 1 12.4 18.4H5.2M12.4 18.4H13A6.2 6.2 0 0 1 13 30.8H2" />
        <path d={LETTER_E} transform="translate(27 0)" />
        <path d="M48.6 8V25.8A5 5 0 0 0 53.6 30.8H54.6M62 8V25.8A5 5 0 0 0 67 30.8H69M43.4 15.8H69" />
        <path d="M76.4 4V25.8A5 5 0 0 0 81 30.8" />
        <path d={LETTER_E} transform="translate(88 0)" />
      </svg>
    </span>
  )
}

const LETTER_E = 'M0 23.4H11.2V21.4A5.6 5.6 0 0 0 0 21.4V25.2A5.6 5.6 0 0 0 11 27.4'
