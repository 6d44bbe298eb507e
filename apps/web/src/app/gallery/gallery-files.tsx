import { FileField, type FileFieldStatus } from '../../ui/index.ts'
import { GallerySection } from './gallery-section.tsx'

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#1c3a2e"/><circle cx="4" cy="4" r="2.4" fill="#c6f24e"/></svg>')}`

const STATES: readonly FileFieldStatus[] = [
  { state: 'idle' },
  { state: 'uploading', fileName: 'a-picture-with-a-rather-long-name-from-the-stands.png', share: 0.42 },
  { state: 'uploading', fileName: 'floodlight.png', share: 1 },
  { state: 'done', fileName: 'floodlight.png', previewUrl: PICTURE },
  { state: 'failed', fileName: 'floodlight.png', reason: 'Network error: Unable to connect to server' },
]

export function GalleryFiles() {
  return (
    <GallerySection title="Files">
      {STATES.map((status) => (
        <div key={JSON.stringify(status)} className="panel p-4">
          <FileField
            label="Image"
            required
            status={status}
            accept={['image/png', 'image/jpeg', 'image/webp']}
            maxBytes={5 * 1024 * 1024}
            onFile={() => {}}
            onCancel={() => {}}
            onRetry={() => {}}
            onRemove={() => {}}
          />
        </div>
      ))}
    </GallerySection>
  )
}
