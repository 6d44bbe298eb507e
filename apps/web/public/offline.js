// Fills in what the page without a connection knows, and loads the page again once there is a connection.
addEventListener('online', () => location.reload())
document.getElementById('again').addEventListener('click', () => location.reload())
void (async () => {
  const seen = await caches.match('/last-seen')
  if (!seen) return
  const at = new Date(Number(await seen.text()))
  const { lang } = document.documentElement
  // In English, the browser knows whether its user writes the month or the day first.
  const locale = lang === 'en' ? undefined : lang
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  const line = document.getElementById('seen')
  line.textContent = line.dataset.text.replace('{time}', time)
})()
