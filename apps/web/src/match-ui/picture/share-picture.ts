import { saveFile } from '../../files/save-file.ts'

/** Whether the device's share sheet takes this picture. */
export function canShare(file: File): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true
}

/** Opens the share sheet. A sheet that the user closes is no error; any other failure saves the picture instead. */
export async function sharePicture(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) savePicture(file)
  }
}

export const savePicture = (file: File): void => saveFile(file.name, file, file.type)
