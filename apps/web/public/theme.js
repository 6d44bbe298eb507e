// Runs before the first paint, so that day never flashes as night. src/ui/theme.ts is the same rule with a switch.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('bettle.theme')
  } catch {
    // Storage may be closed to us; then it is as the system has it.
  }
  const day = choice === 'day' || (choice !== 'night' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = day ? 'day' : 'night'
})()
