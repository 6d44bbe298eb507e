import { ImageUp, RefreshCw, Trash2, TriangleAlert, X } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Skeleton } from '../loading/skeleton.tsx'
import { ProgressBar } from '../motion/progress-bar.tsx'
import { classNames } from '../theme/class-names.ts'
import { Field, type FieldProps, type FieldWiring } from './field.tsx'
import { type FileLimits, fileRefusal, limitsText } from './file-refusal.ts'

export type FileFieldStatus =
  | { state: 'idle' }
  /** `share` is 1 when the upload is complete and the server is checking the file. */
  | { state: 'uploading'; fileName: string; share: number }
  | { state: 'done'; fileName: string; previewUrl: string | undefined; isFilm?: boolean | undefined }
  | { state: 'failed'; fileName: string; reason?: string | undefined }

export interface FileFieldProps extends FieldProps, FileLimits {
  status: FileFieldStatus
  /** Called with a file that meets the limits. */
  onFile: (file: File) => void
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
  /** Called if the preview picture cannot be loaded, for example because its address has expired. */
  onBrokenPreview?: (() => void) | undefined
  required?: boolean | undefined
  /** The element that gets the focus if the form finds an error. */
  ref?: Ref<HTMLInputElement> | undefined
  onBlur?: (() => void) | undefined
}

/**
 * A field for one file, which the user drops, pastes or selects. It shows the progress of the upload and then a
 * preview.
 */
export function FileField({
  label,
  prompt,
  invalid,
  hint,
  hideLabel,
  required,
  status,
  accept,
  maxBytes,
  onFile,
  ref,
  onBlur,
  ...rest
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const [isOver, setOver] = useState(false)

  const take = (file: File | undefined) => {
    if (!file) return
    const refused = fileRefusal(file, { accept, maxBytes })
    setRefusal(refused)
    if (refused === undefined) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const paste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0]
    if (!file) return
    event.preventDefault()
    take(file)
  }
  const choose = () => input.current?.click()

  return (
    <Field
      {...{ label, hideLabel, required, invalid }}
      prompt={refusal ?? prompt}
      hint={hint ?? `${limitsText({ accept, maxBytes })}.`}
    >
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a larger target; the input inside is accessible
        <div
          onPaste={paste}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'relative rounded-panel border bg-sunken transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-flood has-[input:focus-visible]:outline-offset-2',
            isOver ? 'border-flood bg-flood-soft' : 'border-line-strong',
            status.state === 'idle' && 'border-dashed hover:border-muted',
            wiring['aria-invalid'] && 'border-lost! ring-2 ring-lost/45',
          )}
        >
          <ChosenFile {...{ wiring, accept, onBlur }} inputRef={joined(input, ref)} onFile={take} />
          <Inside status={status} isOver={isOver} onChoose={choose} {...rest} />
          <p role="status" className="sr-only">
            {spokenOf(status)}
          </p>
        </div>
      )}
    </Field>
  )
}

/** The browser's own file input, which is invisible. While there is no other control, it covers the whole field. */
function ChosenFile({
  wiring,
  accept,
  inputRef,
  onFile,
  onBlur,
}: {
  wiring: FieldWiring
  accept: readonly string[]
  inputRef: (element: HTMLInputElement | null) => void
  onFile: (file: File | undefined) => void
  onBlur: (() => void) | undefined
}) {
  return (
    <input
      {...wiring}
      ref={inputRef}
      type="file"
      accept={accept.join(',')}
      onBlur={onBlur}
      onChange={({ currentTarget }) => {
        onFile(currentTarget.files?.[0])
        // Empties the input, so that the same file can be chosen again.
        currentTarget.value = ''
      }}
      className="sr-only"
    />
  )
}

interface InsideProps extends Pick<FileFieldProps, 'onCancel' | 'onRetry' | 'onRemove' | 'onBrokenPreview'> {
  status: FileFieldStatus
  isOver: boolean
  onChoose: () => void
}

function Inside({ status, isOver, onChoose, onCancel, onRetry, onRemove, onBrokenPreview }: InsideProps) {
  switch (status.state) {
    case 'idle':
      return (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onChoose}
          className="flex min-h-32 w-full flex-col items-center justify-center gap-1 rounded-panel px-4 py-5 text-center"
        >
          <ImageUp aria-hidden="true" className="mb-1 size-7 text-flood" />
          <span className="font-semibold text-ink">
            {isOver ? msg('ui.file-field.drop-the-file-here') : msg('ui.file-field.choose-a-file')}
          </span>
          <span className="text-muted text-sm">{msg('ui.file-field.or-drop-or-paste')}</span>
        </button>
      )
    case 'uploading':
      return (
        <Row picture={<Skeleton className="size-full rounded-none" />} name={status.fileName}>
          <UploadShare share={status.share} />
          <IconButton label={msg('ui.file-field.cancel-upload')} icon={<X aria-hidden="true" />} onClick={onCancel} />
        </Row>
      )
    case 'done':
      return (
        <Row picture={<Preview {...status} onBroken={onBrokenPreview} />} name={status.fileName}>
          <Button size="sm" variant="ghost" icon={<RefreshCw aria-hidden="true" />} onClick={onChoose}>
            {msg('ui.file-field.replace')}
          </Button>
          <IconButton
            label={msg('ui.file-field.remove-file')}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        </Row>
      )
    case 'failed':
      return (
        <Row picture={<TriangleAlert aria-hidden="true" className="size-7 text-lost" />} name={status.fileName}>
          <span role="alert" className="w-full basis-full text-lost text-sm">
            {msg('ui.file-field.something-went-wrong')}
            {status.reason && status.reason !== 'Something went wrong...' && (
              <span className="block text-muted">{status.reason}</span>
            )}
          </span>
          <Button size="sm" onClick={onRetry}>
            {msg('ui.file-field.retry')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {msg('ui.file-field.cancel')}
          </Button>
        </Row>
      )
  }
}

function Row({ picture, name, children }: { picture: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-32 flex-wrap items-center gap-4 p-4">
      <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-control bg-raised">
        {picture}
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">{children}</div>
      </div>
    </div>
  )
}

function UploadShare({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <span className="min-w-0 flex-1">
      <span className="mb-1.5 flex justify-between gap-3 text-muted text-sm">
        {percent < 100 ? msg('ui.file-field.uploading') : msg('ui.file-field.generating-preview')}
        <span className="figures text-base">{percent}%</span>
      </span>
      <ProgressBar label={msg('ui.file-field.upload')} value={percent} max={100} text={`${percent}%`} />
    </span>
  )
}

function Preview({
  fileName,
  previewUrl,
  isFilm,
  onBroken,
}: {
  fileName: string
  previewUrl: string | undefined
  isFilm?: boolean | undefined
  onBroken: (() => void) | undefined
}) {
  if (!previewUrl) return <Skeleton className="size-full rounded-none" />
  if (isFilm) {
    return <video src={previewUrl} muted playsInline preload="metadata" className="size-full object-cover" />
  }
  return (
    <img
      src={previewUrl}
      alt={msg('ui.file-field.preview-of', { fileName })}
      onError={onBroken}
      className="size-full object-cover"
    />
  )
}

function spokenOf(status: FileFieldStatus): string {
  switch (status.state) {
    case 'idle':
      return ''
    case 'uploading':
      return status.share < 1
        ? msg('ui.file-field.uploading-2', { fileName: status.fileName })
        : msg('ui.file-field.generating-preview')
    case 'done':
      return msg('ui.file-field.is-ready', { fileName: status.fileName })
    case 'failed':
      return ''
  }
}

function joined(
  own: { current: HTMLInputElement | null },
  given: Ref<HTMLInputElement> | undefined,
): (element: HTMLInputElement | null) => void {
  return (element) => {
    own.current = element
    if (typeof given === 'function') given(element)
    else if (given) given.current = element
  }
}
