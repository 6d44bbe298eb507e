import type { Instant } from '@bettle/rules'

/**
 * A store of files. Uploads are under `incoming/` and shown to no user. Checked files are under `files/`, and their
 * small pictures under `thumbnails/`. So an upload that is repeated after the check changes nothing. The pictures of
 * the landing page, scaled for visitors, are under `landing/`. The scripts and source maps of the latest builds of the
 * web app are under `builds/`.
 */
export interface Storage {
  /** Returns an address for a PUT until `expiresAt`, for one type and, if given, one exact size. */
  signedPut(key: StorageKey, upload: UploadSpec, expiresAt: Instant): Promise<string>
  /** Returns an address for a GET until `expiresAt`. */
  signedGet(key: StorageKey, download: Download, expiresAt: Instant): Promise<string>
  sizeOf(key: StorageKey): Promise<number | undefined>
  /** Returns the file's bytes; undefined if the file is missing or larger than `maxBytes`. */
  read(key: StorageKey, maxBytes: number): Promise<Buffer | undefined>
  write(key: StorageKey, bytes: Buffer, contentType: string): Promise<void>
  /** Removes a file. Succeeds also if the file is missing. */
  remove(key: StorageKey): Promise<void>
}

export type StorageKey = `${Folder}/${string}`

/** The folders of uploads. A file may be in each of them under the same name. */
export const FOLDERS = ['incoming', 'files', 'thumbnails', 'landing'] as const
export const BUILDS = 'builds'
const ALL_FOLDERS = [...FOLDERS, BUILDS] as const
export type Folder = (typeof ALL_FOLDERS)[number]

export interface UploadSpec {
  readonly contentType: string
  readonly size?: number | undefined
}

export interface Download {
  readonly contentType: string
  /** The name under which a browser saves the file. */
  readonly fileName: string
}

/** Returns the key of a plain name in one of the folders; undefined for any name that leads elsewhere. */
export function storageKey(folder: string, name: string): StorageKey | undefined {
  const found = ALL_FOLDERS.find((each) => each === folder)
  return found && /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/.test(name) ? `${found}/${name}` : undefined
}
