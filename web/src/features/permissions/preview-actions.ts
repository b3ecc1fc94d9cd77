import { action } from '../../ui/actions'

/** The bar listens for Escape itself. */
export const endPreview = action<{ end: () => void }>({
  id: 'end preview',
  group: 'anywhere',
  key: 'esc',
  title: (t) => t('preview.end'),
  run: ({ end }) => end(),
})
