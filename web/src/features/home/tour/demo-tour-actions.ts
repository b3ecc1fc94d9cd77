import { IconRoute } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Brings the tour of the demo back. In the palette and in the menu under the name. */
export const demoTour = action<{ show: () => void }>({
  id: 'demo tour',
  group: 'anywhere',
  icon: IconRoute,
  title: (t) => t('demo.tour.name'),
  run: ({ show }) => show(),
})
