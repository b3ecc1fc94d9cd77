import { action } from '../actions/actions'

/** Undoes what a toast confirms, while it is shown. */
export const undo = action<{ label: string; run: () => void }>({
  id: 'undo',
  group: 'anywhere',
  key: 'Z',
  title: (_, { label }) => label,
  run: ({ run }) => run(),
})

/** The same from an editor in which nothing has been typed: there the browser has nothing to undo. */
export const undoInEditor = action<() => void>({
  id: 'undo in the editor',
  group: 'anywhere',
  key: 'mod+Z',
  title: (t) => t('told.undo'),
  press: (run) => run(),
})
