import { isLoadingInAdvance } from '../ui/lazy-part'
import { asMoment, storedValue, tabStorage } from '../ui/storage/storage'

const reloadedAt = storedValue('reloaded-at', asMoment, tabStorage)
const between = 60_000

/** A page restored by the Back button is out of date: its lease has ended, and possibly its session. */
export function reloadOnReturn() {
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
}

/** Reloads the page for a part of the panel that does not load, at most once a minute. Specification sections 2 and 9. */
export function reloadOnFailedParts() {
  addEventListener('vite:preloadError', (event) => {
    // Nobody waits for parts that are loaded in advance.
    if (!isLoadingInAdvance() && reloadForPart()) event.preventDefault()
  })
}

/** Reloads the page for a part that failed. @returns false when it did so less than a minute ago, or would lose the page */
export function reloadForPart(): boolean {
  // Without a connection, a reload would lose the page.
  if (!navigator.onLine) return false
  const last = reloadedAt.read() ?? 0
  if (Date.now() - last < between) return false
  // If this cannot be stored, the page could reload again and again.
  if (!reloadedAt.write(Date.now())) return false
  location.reload()
  return true
}
