import { LandingEditor } from '../../../features/content/edit/landing-editor.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'

export function VisualEditorPage() {
  useDocumentTitle({ title: 'Visual Editor ·' })
  return (
    <div className="flex flex-col gap-5">
      <h1 className="headline text-xl sm:text-2xl">Visual Editor</h1>
      <LandingEditor />
    </div>
  )
}
