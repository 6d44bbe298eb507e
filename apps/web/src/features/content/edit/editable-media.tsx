import { LANDING_LIMITS, LANDING_MEDIA_BYTES, LANDING_MEDIA_TYPES, type LandingMedia } from '@bettle/contract'
import { ImagePlus, ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fileNameOf } from '../../../files/file-name-of.ts'
import { useUpload } from '../../../files/use-upload.ts'
import { Button, classNames, Dialog, FileField, SegmentedControl, TextArea } from '../../../ui/index.ts'
import { MediaView, mediaAddressOf } from '../media-view.tsx'

interface EditableMediaProps {
  path: string
  label: string
  value: LandingMedia | null
  onlyPictures: boolean
  isFirst: boolean
  className: string | undefined
  isWrong: boolean
  /** Receives null if the user removes optional media. */
  onValueChange: (value: LandingMedia | null) => void
}

const SHAPES = [
  { value: 'wide', label: 'Wide' },
  { value: 'square', label: 'Square' },
  { value: 'tall', label: 'Tall' },
] as const

/** Edits a picture or film and its description directly on the page. */
export function EditableMedia({ path, label, value, isFirst, className, isWrong, ...field }: EditableMediaProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      {value ? (
        <MediaView key={mediaAddressOf(value)} media={value} isFirst={isFirst} className={className} />
      ) : (
        <span className="grid aspect-[16/10] w-full place-items-center rounded-panel border border-line-strong border-dashed text-faint">
          <ImagePlus aria-hidden="true" className="size-8" />
        </span>
      )}
      <Button
        size="sm"
        data-path={`${path}.alt`}
        icon={<ImageUp aria-hidden="true" />}
        className={classNames('self-start', isWrong && 'border-lost!')}
        aria-label={`${value ? 'Change' : 'Add'} ${label}`}
        onClick={() => setOpen(true)}
      >
        {value ? 'Change' : 'Add a picture'}
      </Button>
      {isOpen && <MediaDialog label={label} value={value} {...field} onClose={() => setOpen(false)} />}
    </div>
  )
}

type MediaDialogProps = Pick<EditableMediaProps, 'label' | 'value' | 'onlyPictures' | 'onValueChange'> & {
  onClose: () => void
}

function MediaDialog({ label, value, onlyPictures, onValueChange, onClose }: MediaDialogProps) {
  const [alt, setAlt] = useState(value?.alt ?? '')
  const [shape, setShape] = useState<LandingMedia['shape']>(value?.shape ?? 'wide')
  const [held, setHeld] = useState(value)
  const upload = useUpload({ isPublic: true, use: 'landing' }, ({ key, contentType }) =>
    setHeld({ kind: contentType.startsWith('video/') ? 'film' : 'picture', file: key, alt: '', shape }),
  )
  const accept = onlyPictures ? LANDING_MEDIA_TYPES.filter((type) => type !== 'video/mp4') : LANDING_MEDIA_TYPES
  const use = () => {
    onValueChange(held && { ...held, alt: alt.trim(), shape })
    onClose()
  }
  return (
    <Dialog
      open
      phone="fitted"
      onOpenChange={(open) => !open && onClose()}
      title={label}
      description={onlyPictures ? 'Choose a picture.' : 'Choose a picture or a film. A film is shown without sound.'}
      footer={
        <>
          {value && (
            <Button
              variant="danger"
              icon={<Trash2 aria-hidden="true" />}
              className="mr-auto"
              onClick={() => {
                onValueChange(null)
                onClose()
              }}
            >
              Remove
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!held || upload.status.state !== 'idle'} onClick={use}>
            Use this file
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FileField
          label="File"
          accept={accept}
          maxBytes={LANDING_MEDIA_BYTES}
          status={
            held && upload.status.state === 'idle'
              ? {
                  ...{ state: 'done', previewUrl: mediaAddressOf(held), isFilm: held.kind === 'film' },
                  fileName: held.kind === 'shipped' ? 'Built-in picture' : fileNameOf(held.file),
                }
              : upload.status
          }
          onFile={upload.start}
          onCancel={upload.cancel}
          onRetry={upload.retry}
          onRemove={() => setHeld(null)}
        />
        <TextArea
          label="Description"
          required
          hint="This text is for people who cannot see the picture or the film."
          maxLength={LANDING_LIMITS.alternative}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <SegmentedControl label="Shape" segments={SHAPES} value={shape} onValueChange={setShape} />
      </div>
    </Dialog>
  )
}
