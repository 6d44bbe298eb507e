import { GallerySection } from './gallery-section.tsx'

const GROUNDS = ['ground', 'sunken', 'panel', 'raised', 'line', 'line-strong']
const VOICES = ['ink', 'muted', 'faint', 'flood', 'over', 'under', 'won', 'lost', 'void', 'live', 'closing', 'danger']

export function GalleryType() {
  return (
    <GallerySection title="Type and colour">
      <div className="panel flex flex-col gap-3 p-4">
        <p className="headline text-3xl">Ninety</p>
        <p className="headline text-2xl">Modrić to take it</p>
        <p className="headline text-xl">Match complete</p>
        <p className="caps text-lg">Open lobbies</p>
        <p className="text-base">Text in Instrument Sans, sixteen on twenty-four. Šibenik, Łódź, Győr.</p>
        <p className="text-muted text-sm">Muted small print, fourteen.</p>
        <p className="text-faint text-xs">Faint, twelve: when and by whom.</p>
        <p className="figures text-2xl">0123456789 1.85 37:12</p>
      </div>
      <div className="panel grid grid-cols-3 gap-2 p-4">
        {GROUNDS.map((name) => (
          <div key={name} className="flex flex-col gap-1 text-sm">
            <span className="h-12 rounded-control border border-line" style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </div>
      <div className="panel grid grid-cols-3 gap-x-2 gap-y-3 p-4">
        {VOICES.map((name) => (
          <span key={name} className="caps text-lg" style={{ color: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </div>
    </GallerySection>
  )
}
