import type { OfferedAction } from './actions'
import { singleKeysIn } from './key-choices'

type ActionKey = Pick<OfferedAction, 'id' | 'group' | 'key' | 'isFocused'>

/**
 * Finds pairs of actions with the same key. An action of the focused element may share the key of an action of the screen, and of what
 * another group has at the focus: only one element has it.
 */
export function keyConflicts(actions: readonly ActionKey[]): string[] {
  const byKey = new Map<string, ActionKey>()
  const conflicts: string[] = []
  for (const action of actions)
    for (const key of keysOf(action)) {
      const scopedKey = `${key} ${action.isFocused === undefined ? 'of the screen' : action.group}`
      const other = byKey.get(scopedKey)
      if (other) conflicts.push(`${key}: ${other.id}, ${action.id}`)
      else byKey.set(scopedKey, action)
    }
  return conflicts
}

function keysOf({ key }: ActionKey): string[] {
  if (!key) return []
  const singleKeys = singleKeysIn(key)
  return singleKeys.length > 0 ? singleKeys : [key]
}

const reported = new Set<string>()

/** Reports each conflict once as an uncaught error, so that a browser test fails. */
export function reportConflicts(actions: readonly ActionKey[]) {
  for (const conflict of keyConflicts(actions)) {
    if (reported.has(conflict)) continue
    reported.add(conflict)
    reportError(new Error(`Two actions of one screen have the same key. ${conflict}`))
  }
}
