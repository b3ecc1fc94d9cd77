import {
  IconArrowBackUp,
  IconCopyCheck,
  IconFileText,
  IconHistory,
  IconPlayerSkipForward,
  IconSend,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { action } from '../../../ui/actions/actions'

type Target = { isBusy: boolean; blocked: string | null; run: () => void }
const reason = (t: TFunction, { isBusy, blocked }: Target) => (isBusy ? t('loading') : blocked)
const run = (target: Target) => target.run()
const isKeyMeant = ({ isBusy }: Target) => !isBusy

export const takeNextText = action<Target>({
  id: 'text next',
  group: 'page',
  key: 'N',
  icon: IconFileText,
  title: (t) => t('profile_texts.take_next'),
  blocked: reason,
  isKeyMeant,
  run,
})

export const submitText = action<Target>({
  id: 'text submit',
  group: 'page',
  key: 'mod+enter',
  icon: IconSend,
  title: (t) => t('profile_texts.submit_and_next'),
  blocked: reason,
  isKeyMeant,
  run,
})

export const approveText = action<Target>({
  id: 'text approve',
  group: 'page',
  key: 'mod+enter',
  icon: IconSend,
  title: (t) => t('profile_texts.approve_and_next'),
  blocked: reason,
  isKeyMeant,
  run,
})

export const returnText = action<Target>({
  id: 'text return',
  group: 'page',
  key: 'R',
  icon: IconArrowBackUp,
  title: (t) => t('profile_texts.return'),
  blocked: reason,
  isKeyMeant,
  run,
})

export const skipText = action<Target>({
  id: 'text skip',
  group: 'page',
  key: 'S',
  icon: IconPlayerSkipForward,
  title: (t) => t('profile_texts.skip'),
  blocked: reason,
  isKeyMeant,
  run,
})

export const showChanges = action<{ show: () => void }>({
  id: 'text changes',
  group: 'page',
  key: 'D',
  icon: IconHistory,
  title: (t) => t('profile_texts.changes'),
  run: ({ show }) => show(),
})

export const openBoth = action<{ show: () => void }>({
  id: 'text both',
  group: 'page',
  key: 'O',
  icon: IconCopyCheck,
  title: (t) => t('profile_texts.open_both'),
  run: ({ show }) => show(),
})
