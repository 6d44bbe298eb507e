import { useState } from 'react'
import {
  Button,
  ConfirmDialog,
  confetti,
  Dialog,
  notify,
  paintPageState,
  Sheet,
  Tooltip,
  useAnnounce,
} from '../../ui/index.ts'
import { GallerySection } from './gallery-section.tsx'

export function GalleryLayers() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'danger' | 'sheet'>()
  const announce = useAnnounce()
  const shut = () => setOpen(undefined)
  return (
    <GallerySection title="Layers">
      <div className="panel flex flex-wrap gap-2 p-4">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('danger')}>Confirm danger</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => notify.success('Bet placed', { description: 'Ten on over 1.5 corners' })}>Toast</Button>
        <Button onClick={() => notify.error('Odds moved')}>Toast error</Button>
        <Button onClick={(event) => void confetti(event.currentTarget)}>Confetti</Button>
        <Button onClick={() => announce('Betting is closing soon')}>Announce</Button>
        <Button onClick={() => paintPageState({ title: "37'", dot: 'live' })}>Tab state</Button>
        <Tooltip text="Said on hover and on focus">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={shut}
        title="France v Croatia"
        description="Settings apply to this lobby only."
        footer={
          <>
            <Button variant="ghost" onClick={shut}>
              Cancel
            </Button>
            <Button variant="primary" onClick={shut}>
              Create game
            </Button>
          </>
        }
      >
        <p className="text-muted">The body scrolls, the footer stays.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={shut}
        title="Place your bet?"
        confirmText="Place Bet"
        onConfirm={shut}
      >
        Ten chips on over 1.5 corners in round 5. Returns 18.
      </ConfirmDialog>
      <ConfirmDialog open={open === 'danger'} onOpenChange={shut} danger confirmText="Leave game" onConfirm={shut}>
        Your bets stand, but you can no longer follow them here.
      </ConfirmDialog>
      <Sheet open={open === 'sheet'} onOpenChange={shut} title="Chat">
        <p className="text-muted">Covers a phone whole.</p>
      </Sheet>
    </GallerySection>
  )
}
