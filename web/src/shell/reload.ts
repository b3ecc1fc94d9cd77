import { isLoadingAhead } from '../ui/later-part'

const storedAs = 'reloaded-at'
const between = 60_000

/** A page that comes back with the Back button is not what it was: its lease is gone, its session may be too. */
export function reloadOnReturn() {
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
}

/** A part of the panel that doesn't load reloads the page, at most once a minute. Specification sections 2 and 9. */
export function reloadOnFailedParts() {
  addEventListener('vite:preloadError', (event) => {
    // Nobody waits for what is loaded ahead, and without a connection a reload would lose the page.
    if (isLoadingAhead() || !navigator.onLine) return
    const last = Number(sessionStorage.getItem(storedAs) ?? 0)
    if (Date.now() - last < between) return
    event.preventDefault()
    sessionStorage.setItem(storedAs, String(Date.now()))
    location.reload()
  })
}
