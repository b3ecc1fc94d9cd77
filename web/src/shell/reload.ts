const storedAs = 'reloaded-at'
const between = 60_000

/** A part of the panel that doesn't load reloads the page, at most once a minute. Specification sections 2 and 9. */
export function reloadOnFailedParts() {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storedAs) ?? 0)
    if (Date.now() - last < between) return
    event.preventDefault()
    sessionStorage.setItem(storedAs, String(Date.now()))
    location.reload()
  })
}
