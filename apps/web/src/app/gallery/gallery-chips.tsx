import { useState } from 'react'
import { Button, CHIP_VALUES, Chip, ChipStack, OverTag, PriceButton, UnderTag } from '../../ui/index.ts'
import { GallerySection } from './gallery-section.tsx'

export function GalleryChips() {
  const [stake, setStake] = useState(87)
  const [picked, setPicked] = useState('over')
  return (
    <GallerySection title="Chips and prices">
      <div className="panel flex flex-col gap-4 p-4">
        <div className="flex flex-wrap items-center gap-2">
          {CHIP_VALUES.map((value) => (
            <button
              key={value}
              type="button"
              aria-label={`Add ${value}`}
              className="rounded-full transition-transform hover:-translate-y-1"
              onClick={() => setStake(stake + value)}
            >
              <Chip value={value} size={48} decorative />
            </button>
          ))}
          <Chip value={25} size={88} />
        </div>
        <div className="flex flex-wrap items-end gap-4">
          {[5, 10, 35, stake, 400].map((amount) => (
            <div key={amount} className="flex flex-col items-center gap-2">
              <ChipStack amount={amount} size={52} />
              <span className="figures text-lg">{amount}</span>
            </div>
          ))}
          <Button size="sm" onClick={() => setStake(5)}>
            Clear
          </Button>
        </div>
      </div>
      <div className="panel flex flex-col gap-3 p-4">
        <div className="grid grid-cols-2 gap-2">
          <PriceButton
            direction="over"
            line={1.5}
            price="1.85"
            selected={picked === 'over'}
            onClick={() => setPicked('over')}
          />
          <PriceButton
            direction="under"
            line={1.5}
            price="1.95"
            selected={picked === 'under'}
            onClick={() => setPicked('under')}
          />
          <PriceButton direction="over" line={2.5} price="2.40" moved="up" />
          <PriceButton direction="under" line={2.5} price="1.50" moved="down" />
          <PriceButton direction="over" line={3.5} price="3.75" locked />
          <PriceButton direction="under" line={3.5} price="1.20" locked />
        </div>
      </div>
      <div className="panel flex flex-wrap gap-2 p-4">
        <OverTag line={4.5} />
        <UnderTag line={4.5} />
        <OverTag />
        <UnderTag />
      </div>
    </GallerySection>
  )
}
