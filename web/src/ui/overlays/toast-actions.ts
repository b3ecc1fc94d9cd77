import { action } from '../actions/actions'

/** Undoes what a toast confirms, while it is shown. */
export const undo = action<{ label: string; run: () => void }>({
  id: 'undo',
  group: 'anywhere',
  key: 'Z',
  title: (_, { label }) => label,
  run: ({ run }) => run(),
})
