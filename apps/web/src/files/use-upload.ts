import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../api/call-error.ts'
import type { FileFieldStatus } from '../ui/index.ts'
import { type StoredFile, type UploadOptions, uploadFile } from './upload-file.ts'

export type UploadStatus = Exclude<FileFieldStatus, { state: 'done' }>

export interface UploadState {
  status: UploadStatus
  start: (file: File) => void
  retry: () => void
  cancel: () => void
}

/**
 * Handles one upload at a time, with its progress and its result. Choosing a new file or unmounting cancels a running
 * upload.
 */
export function useUpload(
  visibility: Pick<UploadOptions, 'isPublic' | 'isViewableByAnyUser' | 'use'>,
  onStored: (file: StoredFile) => void,
): UploadState {
  const [status, setStatus] = useState<UploadStatus>({ state: 'idle' })
  const underway = useRef<AbortController>(undefined)
  const last = useRef<File>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  const start = (file: File) => {
    underway.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    underway.current = controller
    last.current = file
    const fileName = file.name
    setStatus({ state: 'uploading', fileName, share: 0 })
    const onProgress = (share: number) => {
      if (!signal.aborted) setStatus({ state: 'uploading', fileName, share })
    }
    uploadFile(file, { ...visibility, onProgress, signal }).then(
      (stored) => {
        setStatus({ state: 'idle' })
        onStored(stored)
      },
      (error) => {
        if (!signal.aborted) setStatus({ state: 'failed', fileName, reason: messageOf(error, '') })
      },
    )
  }
  return {
    status,
    start,
    retry: () => last.current && start(last.current),
    cancel: () => {
      underway.current?.abort()
      setStatus({ state: 'idle' })
    },
  }
}
