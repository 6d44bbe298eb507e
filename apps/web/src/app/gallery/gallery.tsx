import { Moon, Sun } from 'lucide-react'
import { Button, LiveRegion, Logo, LogoMark, SegmentedControl, Toaster, useTheme } from '../../ui/index.ts'
import { GalleryBoards } from './gallery-boards.tsx'
import { GalleryChips } from './gallery-chips.tsx'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryFiles } from './gallery-files.tsx'
import { GalleryLayers } from './gallery-layers.tsx'
import { GalleryLists } from './gallery-lists.tsx'
import { GalleryScene } from './gallery-scene.tsx'
import { GalleryStates } from './gallery-states.tsx'
import { GalleryType } from './gallery-type.tsx'

/** Every design component in its states. Development only; the production build has no route to it. */
export default function Gallery() {
  const { choice, theme, chooseTheme } = useTheme()
  return (
    <LiveRegion>
      <div className="mx-auto flex max-w-[90rem] flex-col gap-12 px-4 py-6 sm:px-8 sm:py-10">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <Logo size={44} />
          <div className="flex flex-wrap items-center gap-2">
            <SegmentedControl
              label="Theme"
              value={choice}
              onValueChange={chooseTheme}
              segments={[
                { value: 'night', label: 'Night', icon: <Moon aria-hidden="true" /> },
                { value: 'day', label: 'Day', icon: <Sun aria-hidden="true" /> },
                { value: 'system', label: 'System' },
              ]}
            />
            <Button variant="ghost" onClick={() => chooseTheme(theme === 'day' ? 'night' : 'day')}>
              Other side
            </Button>
          </div>
        </header>
        <GalleryScene />
        <GalleryType />
        <GalleryBoards />
        <GalleryChips />
        <GalleryControls />
        <GalleryFields />
        <GalleryFiles />
        <GalleryLists />
        <GalleryStates />
        <GalleryLayers />
        <footer className="flex items-center gap-3 text-faint">
          <LogoMark size={20} /> Kit gallery
        </footer>
      </div>
      <Toaster />
    </LiveRegion>
  )
}
