import { saveFile } from '../../files/save-file.ts'

/** Returns whether the device's share sheet accepts this picture. */
export function canShare(file: File): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true
}

/**
 * Opens the share sheet. If the user closes the sheet, nothing happens; after any other failure the picture is saved
 * instead.
 */
export async function sharePicture(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) savePicture(file)
  }
}

export const savePicture = (file: File): void => saveFile(file.name, file, file.type)
