import { msg } from '../../texts/msg.ts'

export interface FileLimits {
  /** The accepted types, such as 'image/png'. */
  accept: readonly string[]
  maxBytes: number
}

const NAMES: Partial<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
}

/** Returns the reason to refuse a file before its upload; undefined if the file is acceptable. */
export function fileRefusal(file: Pick<File, 'type' | 'size'>, { accept, maxBytes }: FileLimits): string | undefined {
  if (!accept.includes(file.type)) return msg('ui.file-refusal.please-choose-a-file', { types: typesText(accept) })
  if (file.size === 0) return msg('ui.file-refusal.this-file-is-empty')
  if (file.size > maxBytes) return msg('ui.file-refusal.file-is-too-large', { size: sizeText(maxBytes) })
  return undefined
}

/** Returns the limits as a text: 'PNG, JPEG or WebP, up to 5 MB'. */
export function limitsText({ accept, maxBytes }: FileLimits): string {
  return msg('ui.file-refusal.up-to', { types: typesText(accept), size: sizeText(maxBytes) })
}

function typesText(accept: readonly string[]): string {
  const names = accept.map((type) => NAMES[type] ?? type)
  return names.length < 2
    ? names.join('')
    : msg('ui.file-refusal.or', { names: names.slice(0, -1).join(', '), at: names.at(-1) })
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? msg('ui.file-refusal.kb', { kilobytes: Math.round(kilobytes) })
    : msg('ui.file-refusal.mb', { kilobytes: Math.round((kilobytes / 1024) * 10) / 10 })
}
