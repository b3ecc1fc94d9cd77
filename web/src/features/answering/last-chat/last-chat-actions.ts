import { IconFlag2, IconMessages } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Takes no further chat in this shift, which ends with a receipt; or takes further ones. In the palette and in the menu under the name. */
export const lastChat = action<{ isLast: boolean; choose: (isLast: boolean) => void }>({
  id: 'last chat',
  group: 'anywhere',
  iconOf: ({ isLast }) => (isLast ? IconMessages : IconFlag2),
  title: (t, { isLast }) => t(isLast ? 'last_chat.further' : 'last_chat.title'),
  note: (t, { isLast }) => (isLast ? undefined : t('last_chat.note')),
  run: ({ isLast, choose }) => choose(!isLast),
})
