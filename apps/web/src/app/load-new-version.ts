const KEY = 'bettle.left'

/**
 * A page that is open while a new version is put up asks for scripts that are gone. What could not be loaded is then loaded
 * anew with the whole page; without a connection, or where this is the version that is served, the page stays as it is. So does one
 * that was left for another before and came again: while servers are replaced one after the other, they answer in turns.
 */
export function loadNewVersion(reload: () => void = () => location.reload()): () => void {
  const reloadIfReplaced = async () => {
    const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
    if (!own || sessionStorage.getItem(KEY) === own || !(await isReplaced(own))) return
    sessionStorage.setItem(KEY, own)
    reload()
  }
  addEventListener('vite:preloadError', reloadIfReplaced)
  return () => removeEventListener('vite:preloadError', reloadIfReplaced)
}

async function isReplaced(own: string): Promise<boolean> {
  try {
    const served = await fetch('/', { cache: 'no-store' })
    return served.ok && !(await served.text()).includes(own)
  } catch {
    return false
  }
}
