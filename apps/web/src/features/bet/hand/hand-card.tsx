import type { CardKind } from '@bettle/rules'
import { CardArt } from '../../../match-ui/cards/card-art.tsx'
import { CARD_NAMES } from '../../../match-ui/cards/card-text.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames } from '../../../ui/index.ts'

/** A small picture of the card that is played with the bet, beside the bet's stake. */
export function CardBesideStake({ kind, className }: { kind: CardKind; className: string }) {
  return (
    <span className={classNames('inline-block', className)}>
      <CardArt kind={kind} isSmall className="animate-pop" />
      <span className="sr-only">{msg('bet.hand-card.with', { kind: CARD_NAMES[kind] })}</span>
    </span>
  )
}
