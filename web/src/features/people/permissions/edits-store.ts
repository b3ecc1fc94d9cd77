import { asJson, storedValue, storedValueStore, tabStorage } from '../../../ui/storage/storage'
import { type LevelEdits, noEdits } from './level-edits'

const isEdits = (stored: unknown): stored is LevelEdits =>
  typeof stored === 'object' &&
  stored !== null &&
  'seen' in stored &&
  Array.isArray(stored.seen) &&
  'edits' in stored

/** The edits that are not saved. They survive leaving the page, and a preview. */
export const levelEdits = storedValueStore(
  storedValue(
    'level-edits',
    asJson<LevelEdits>(
      (stored) => (isEdits(stored) ? stored : null),
      ({ edits }) => Object.keys(edits).length === 0,
    ),
    tabStorage,
  ),
  noEdits,
)
