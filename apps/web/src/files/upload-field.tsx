import { IMAGE_TYPES, UPLOAD_MAX_BYTES } from '@bettle/contract'
import { type Ref, useEffect } from 'react'
import { msg } from '../texts/msg.ts'
import { type FieldProps, FileField } from '../ui/index.ts'
import { fileNameOf } from './file-name-of.ts'
import type { UploadOptions } from './upload-file.ts'
import { useSignedUrl } from './use-signed-url.ts'
import { useUpload } from './use-upload.ts'

export interface UploadFieldProps extends FieldProps, Pick<UploadOptions, 'isPublic' | 'isViewableByAnyUser'> {
  /** The key of the current file; null if there is no file. */
  value: string | null | undefined
  onValueChange: (key: string | null) => void
  /** Takes the reason why the form cannot be sent yet. While the file is on its way, the form has no key of it. */
  onUnfinished: (reason: string | undefined) => void
  accept?: readonly string[] | undefined
  maxBytes?: number | undefined
  required?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
  onBlur?: (() => void) | undefined
}

const UNFINISHED = {
  idle: undefined,
  uploading: msg('files.upload-field.wait-until-the-file'),
  failed: msg('files.upload-field.the-file-was-not'),
} as const

/** A form field for a file. A chosen file is uploaded at once, and the form contains only its key. */
export function UploadField({
  value,
  onValueChange,
  onUnfinished,
  isPublic,
  isViewableByAnyUser,
  accept = IMAGE_TYPES,
  maxBytes = UPLOAD_MAX_BYTES,
  ...field
}: UploadFieldProps) {
  const upload = useUpload({ isPublic, isViewableByAnyUser }, ({ key }) => onValueChange(key))
  const { url, contentType, onBroken } = useSignedUrl(value ? { key: value } : undefined)
  const { state } = upload.status
  useEffect(() => {
    onUnfinished(UNFINISHED[state])
    return () => onUnfinished(undefined)
  }, [state, onUnfinished])
  const isFilm = contentType?.startsWith('video/')
  const isHeld = state === 'idle' && value
  return (
    <FileField
      {...field}
      {...{ accept, maxBytes }}
      status={isHeld ? { state: 'done', fileName: fileNameOf(value), previewUrl: url, isFilm } : upload.status}
      onFile={upload.start}
      onCancel={upload.cancel}
      onRetry={upload.retry}
      onRemove={() => onValueChange(null)}
      onBrokenPreview={onBroken}
    />
  )
}
