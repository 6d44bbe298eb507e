import { LandingEditor } from '../../../features/content/edit/landing-editor.tsx'
import { msg } from '../../../texts/msg.ts'

export function VisualEditorPage() {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="headline text-xl sm:text-2xl">{msg('pages-admin.visual-editor-page.visual-editor')}</h1>
      <LandingEditor />
    </div>
  )
}
