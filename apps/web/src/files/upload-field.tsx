import { IMAGE_TYPES, UPLOAD_MAX_BYTES } from '@bettle/contract'
import type { Ref } from 'react'
import { type FieldProps, FileField } from '../ui/index.ts'
import { fileNameOf } from './file-name-of.ts'
import type { UploadOptions } from './upload-file.ts'
import { useSignedUrl } from './use-signed-url.ts'
import { useUpload } from './use-upload.ts'

export interface UploadFieldProps extends FieldProps, Pick<UploadOptions, 'isPublic' | 'isViewableByAnyUser'> {
  /** The key of the current file; null if there is no file. */
  value: string | null | undefined
  onValueChange: (key: string | null) => void
  accept?: readonly string[] | undefined
  maxBytes?: number | undefined
  required?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
  onBlur?: (() => void) | undefined
}

/** A form field for a file. A chosen file is uploaded at once, and the form contains only its key. */
export function UploadField({
  value,
  onValueChange,
  isPublic,
  isViewableByAnyUser,
  accept = IMAGE_TYPES,
  maxBytes = UPLOAD_MAX_BYTES,
  ...field
}: UploadFieldProps) {
  const upload = useUpload({ isPublic, isViewableByAnyUser }, ({ key }) => onValueChange(key))
  const { url, contentType, onBroken } = useSignedUrl(value ? { key: value } : undefined)
  const isFilm = contentType?.startsWith('video/')
  const isHeld = upload.status.state === 'idle' && value
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
