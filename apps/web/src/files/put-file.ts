import type { Failure } from '@bettle/contract'
import { CallError, errorCodeOf, networkError } from '../api/call-error.ts'
import { worded } from '../api/wording.ts'
import { msg } from '../texts/msg.ts'

export interface PutOptions {
  /** Receives the uploaded share, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Uploads a file to a signed URL of this server or of a file store. XMLHttpRequest is used, because fetch reports no
 * progress of uploads.
 */
export function putFile(url: string, file: File, { onProgress, signal }: PutOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : void refusalOf(request).then(reject)
    request.onerror = () => reject(networkError())
    request.ontimeout = () => reject(networkError())
    request.onabort = () => reject(signal?.reason ?? networkError())
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    request.send(file)
  })
}

/**
 * Returns the error of a refused upload. This server gives the reason as JSON; a file store returns XML, which is not
 * shown to users.
 */
async function refusalOf({ status, responseText }: XMLHttpRequest): Promise<CallError> {
  try {
    const { error, code, ...said }: Partial<Failure> = JSON.parse(responseText)
    if (typeof error === 'string') {
      return new CallError({
        status,
        code: errorCodeOf(code),
        message: await worded({ code, ...said, message: error }),
      })
    }
  } catch {
    // The body is XML, which is not shown to users.
  }
  return new CallError({ status, code: 'unknown', message: msg('files.put-file.something-went-wrong') })
}
