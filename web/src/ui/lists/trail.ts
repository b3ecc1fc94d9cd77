import type { RouterHistory } from '@tanstack/react-router'
import { asJson, storedValue, tabStorage } from '../storage/storage'

const maxStored = 100

const isEntry = (entry: unknown): entry is [number, string] =>
  Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'string'

const trail = storedValue(
  'trail',
  asJson((stored) => (Array.isArray(stored) ? stored.filter(isEntry) : null)),
  tabStorage,
)

/** The URLs of this tab's history entries, by position; a reload keeps them. */
const paths = new Map(trail.read())

function record(place: number, path: string) {
  paths.set(place, path)
  trail.write([...paths].slice(-maxStored))
}

const placeOf = (history: RouterHistory) => history.location.state.__TSR_index

/** Records the history of the tab; called once. */
export function followTrail(history: RouterHistory) {
  const recordCurrent = () => record(placeOf(history), history.location.pathname)
  recordCurrent()
  history.subscribe(recordCurrent)
}

/** Whether the previous entry of the history is that page. Then the back button restores it with its filters. */
export const cameFrom = (history: RouterHistory, path: string) => paths.get(placeOf(history) - 1) === path
