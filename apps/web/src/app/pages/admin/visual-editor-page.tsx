import { LandingEditor } from '../../../features/content/edit/landing-editor.tsx'

export function VisualEditorPage() {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="headline text-xl sm:text-2xl">Visual Editor</h1>
      <LandingEditor />
    </div>
  )
}
