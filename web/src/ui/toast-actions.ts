import { action } from './actions'

/** Takes back what a toast says was done, while it stands. */
export const undo = action<{ label: string; run: () => void }>({
  id: 'undo',
  group: 'anywhere',
  key: 'Z',
  title: (_, { label }) => label,
  run: ({ run }) => run(),
})
