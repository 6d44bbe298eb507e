/** Returns the header with which a browser displays a file inline, and saves it under its name. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^A-Za-z0-9._-]/g, '-')
  return `inline; filename="${plain}"`
}
