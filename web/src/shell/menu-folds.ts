import { useStore } from 'zustand'
import { asJson, storedValue, storedValueStore } from '../ui/storage/storage'
import type { MenuGroup } from './menu'
import { useIsTall } from './window-size'

/** The groups that somebody has opened (true) or folded (false) in this browser. */
type Folds = { [Group in MenuGroup]?: boolean }

const isFolds = (stored: unknown): stored is Folds =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((each) => typeof each === 'boolean')

const folds = storedValueStore<Folds>(
  storedValue(
    'menu-folds',
    asJson((stored) => (isFolds(stored) ? stored : null)),
  ),
  {},
)

export const foldGroup = (group: MenuGroup, isOpen: boolean) =>
  folds.write({ ...folds.read(), [group]: isOpen })

/** Whether a group shows its entries. In a low window, only the group of the page starts open. */
export function useOpenGroups() {
  const chosen = useStore(folds)
  const isTall = useIsTall()
  return (group: MenuGroup, hasPage: boolean) => chosen[group] ?? (isTall || hasPage)
}
