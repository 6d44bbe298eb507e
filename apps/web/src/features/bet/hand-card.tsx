import type { CardKind } from '@bettle/rules'
import { CardArt } from '../../match-ui/card-art.tsx'
import { CARD_NAMES } from '../../match-ui/card-text.ts'
import { classNames } from '../../ui/index.ts'

/** The card that goes with the play in hand, small beside its chips. */
export function CardBesideStake({ kind, className }: { kind: CardKind; className: string }) {
  return (
    <span className={classNames('inline-block', className)}>
      <CardArt kind={kind} isSmall className="animate-pop" />
      <span className="sr-only">with {CARD_NAMES[kind]}</span>
    </span>
  )
}
