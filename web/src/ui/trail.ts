import type { RouterHistory } from '@tanstack/react-router'

/** The addresses of this tab's entries in the history, by their place in it. */
const paths = new Map<number, string>()

const placeOf = (history: RouterHistory) => history.location.state.__TSR_index

/** Notes where the tab has been; the panel starts it once. */
export function followTrail(history: RouterHistory) {
  const note = () => paths.set(placeOf(history), history.location.pathname)
  note()
  history.subscribe(note)
}

/** The entry before this one is that page: going back finds it with its filters, as it was left. */
export const cameFrom = (history: RouterHistory, path: string) => paths.get(placeOf(history) - 1) === path
