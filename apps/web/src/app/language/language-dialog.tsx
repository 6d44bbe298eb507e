import { msg } from '../../texts/msg.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LanguageList } from './language-list.tsx'

/** Lets a guest, who has no profile, change the language. */
export function LanguageDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={msg('language.language-panel.language')}>
      <LanguageList isGuest />
    </Dialog>
  )
}
