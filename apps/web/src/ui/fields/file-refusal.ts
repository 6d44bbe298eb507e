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
  if (!accept.includes(file.type)) return `Please choose a ${typesText(accept)} file.`
  if (file.size === 0) return 'This file is empty.'
  if (file.size > maxBytes) return `File is too large. Please select a file smaller than ${sizeText(maxBytes)}.`
  return undefined
}

/** Returns the limits as a text: 'PNG, JPEG or WebP, up to 5 MB'. */
export function limitsText({ accept, maxBytes }: FileLimits): string {
  return `${typesText(accept)}, up to ${sizeText(maxBytes)}`
}

function typesText(accept: readonly string[]): string {
  const names = accept.map((type) => NAMES[type] ?? type)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${Math.round((kilobytes / 1024) * 10) / 10} MB`
}
