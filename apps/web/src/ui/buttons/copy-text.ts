/**
 * Copies a text. Pages on plain HTTP lack the clipboard, so there an older command of the browser copies.
 * @throws if the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard) return clipboard.writeText(text)
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  // A dialog takes the focus back from elements outside it.
  const around = focused?.closest('[role=dialog]') ?? document.body
  around.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!isCopied) throw new Error('The browser refused to copy')
}
