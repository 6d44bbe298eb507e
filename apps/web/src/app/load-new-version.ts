const KEY = 'bettle.left'

/**
 * Reloads the whole page if a deploy has deleted the scripts that the page needs. The page does not reload while
 * offline, or if it already has the served version. It also does not reload if it has just left the same version by a
 * reload: servers with two versions alternate during a rolling deploy.
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
