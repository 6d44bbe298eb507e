import { LANDING_LIMITS, LANDING_MEDIA_BYTES, LANDING_MEDIA_TYPES, type LandingMedia } from '@bettle/contract'
import { ImagePlus, ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fileNameOf } from '../../../files/file-name-of.ts'
import { useUpload } from '../../../files/use-upload.ts'
import { msg } from '../../../texts/msg.ts'
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
  { value: 'wide', label: msg('content.editable-media.wide') },
  { value: 'square', label: msg('content.editable-media.square') },
  { value: 'tall', label: msg('content.editable-media.tall') },
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
        aria-label={msg('content.editable-media.change', { hasValue: Boolean(value), label })}
        onClick={() => setOpen(true)}
      >
        {value ? msg('content.editable-media.change-2') : msg('content.editable-media.add-a-picture')}
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
      description={
        onlyPictures
          ? msg('content.editable-media.choose-a-picture')
          : msg('content.editable-media.choose-a-picture-or')
      }
      footer={
        <>
          {value && (
            <Button
              variant="danger"
              icon={<Trash2 aria-hidden="true" />}
              className="me-auto"
              onClick={() => {
                onValueChange(null)
                onClose()
              }}
            >
              {msg('content.editable-media.remove')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {msg('content.editable-media.cancel')}
          </Button>
          <Button variant="primary" disabled={!held || upload.status.state !== 'idle'} onClick={use}>
            {msg('content.editable-media.use-this-file')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FileField
          label={msg('content.editable-media.file')}
          accept={accept}
          maxBytes={LANDING_MEDIA_BYTES}
          status={
            held && upload.status.state === 'idle'
              ? {
                  ...{ state: 'done', previewUrl: mediaAddressOf(held), isFilm: held.kind === 'film' },
                  fileName:
                    held.kind === 'shipped' ? msg('content.editable-media.built-in-picture') : fileNameOf(held.file),
                }
              : upload.status
          }
          onFile={upload.start}
          onCancel={upload.cancel}
          onRetry={upload.retry}
          onRemove={() => setHeld(null)}
        />
        <TextArea
          label={msg('content.editable-media.description')}
          required
          hint={msg('content.editable-media.this-text-is-for')}
          maxLength={LANDING_LIMITS.alternative}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <SegmentedControl
          label={msg('content.editable-media.shape')}
          segments={SHAPES}
          value={shape}
          onValueChange={setShape}
        />
      </div>
    </Dialog>
  )
}
