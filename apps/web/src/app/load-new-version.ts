/**
 * A page that is open while a new version is put up asks for scripts that are gone. What could not be loaded is then loaded
 * anew with the whole page; without a connection, or where this is the version that is served, the page stays as it is.
 */
export function loadNewVersion(reload: () => void = () => location.reload()): () => void {
  const look = async () => {
    if (await isReplaced()) reload()
  }
  addEventListener('vite:preloadError', look)
  return () => removeEventListener('vite:preloadError', look)
}

async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  if (!own) return false
  try {
    const served = await fetch('/', { cache: 'no-store' })
    return served.ok && !(await served.text()).includes(own)
  } catch {
    return false
  }
}
