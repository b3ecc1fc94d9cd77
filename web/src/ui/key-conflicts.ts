import type { OfferedAction } from './actions'
import { singleKeysIn } from './key-choices'

type Keyed = Pick<OfferedAction, 'id' | 'key' | 'isFocused'>

/** Pairs of actions of one screen with the same key, where neither has priority because its target has the focus. */
export function keyConflicts(actions: readonly Keyed[]): string[] {
  const byKey = new Map<string, Keyed>()
  const conflicts: string[] = []
  for (const action of actions)
    for (const key of keysOf(action)) {
      const place = `${key} ${action.isFocused === undefined ? 'of the screen' : 'at the focus'}`
      const other = byKey.get(place)
      if (other) conflicts.push(`${key}: ${other.id}, ${action.id}`)
      else byKey.set(place, action)
    }
  return conflicts
}

function keysOf({ key }: Keyed): string[] {
  if (!key) return []
  const single = singleKeysIn(key)
  return single.length > 0 ? single : [key]
}

const reported = new Set<string>()

/** Reports each conflict once as an error of the page, so that a browser test that finds one fails. */
export function reportConflicts(actions: readonly Keyed[]) {
  for (const conflict of keyConflicts(actions)) {
    if (reported.has(conflict)) continue
    reported.add(conflict)
    reportError(new Error(`Two actions of one screen have the same key. ${conflict}`))
  }
}
