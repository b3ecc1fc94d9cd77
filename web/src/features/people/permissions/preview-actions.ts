import { action } from '../../../ui/actions/actions'

/** `PreviewBanner` handles Escape. */
export const endPreview = action<{ end: () => void }>({
  id: 'end preview',
  group: 'anywhere',
  key: 'esc',
  title: (t) => t('preview.end'),
  run: ({ end }) => end(),
})
