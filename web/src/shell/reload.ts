import { isLoadingAhead } from '../ui/later-part'
import { asMoment, kept, tabStorage } from '../ui/storage'

const reloadedAt = kept('reloaded-at', asMoment, tabStorage)
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
    // Nobody waits for what is loaded ahead.
    if (!isLoadingAhead() && reloadForPart()) event.preventDefault()
  })
}

/** Reloads the page for a part that failed. @returns false when it was done less than a minute ago, or would lose the page */
export function reloadForPart(): boolean {
  // Without a connection a reload would lose the page.
  if (!navigator.onLine) return false
  const last = reloadedAt.read() ?? 0
  if (Date.now() - last < between) return false
  // Where it can't be kept, the page that comes would reload again and again.
  if (!reloadedAt.write(Date.now())) return false
  location.reload()
  return true
}
