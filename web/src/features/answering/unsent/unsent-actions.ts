import { IconArrowBackUp, IconNotes } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** Opens the drawer of everything that was typed and not sent. */
export const showUnsentWords = action<{ show: () => void }>({
  id: 'unsent words',
  group: 'anywhere',
  key: 'W',
  icon: IconNotes,
  title: (t) => t('unsent_words.title'),
  run: ({ show }) => show(),
})

/** For a lost chat that nobody else has. */
export const takeBack = action<{ isBusy: boolean; take: () => void }>({
  id: 'take back',
  group: 'chat',
  key: 'T',
  icon: IconArrowBackUp,
  title: (t) => t('unsent_words.take_back'),
  isKeyMeant: ({ isBusy }) => !isBusy,
  run: ({ take }) => take(),
})
