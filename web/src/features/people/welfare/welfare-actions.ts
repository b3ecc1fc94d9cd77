import type { PauseMinutes } from '@panel/contract/rules/welfare-rules'
import { IconCoffee } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Starts a pause of the chosen length. Offered where one is suggested; the key works on every page. */
export const takePause = action<{ minutes: PauseMinutes; begin: () => void }>({
  id: 'pause',
  group: 'anywhere',
  key: 'Q',
  icon: IconCoffee,
  title: (t, { minutes }) => t('welfare.pause', { minutes }),
  run: ({ begin }) => begin(),
})
