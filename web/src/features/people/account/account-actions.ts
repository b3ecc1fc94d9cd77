import {
  IconDeviceMobile,
  IconKey,
  IconKeyboard,
  IconListCheck,
  IconLogout,
  IconVolume,
} from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

type Target = { open: () => void }
const onAccount = { group: 'page' } as const

export const changePassword = action<Target>({
  ...onAccount,
  id: 'account password',
  key: 'P',
  icon: IconKey,
  title: (t) => t('account.change_password'),
  run: ({ open }) => open(),
})

/** F as in "second factor", as on the page of an operator: A begins a break on every page. */
export const replaceAuthenticator = action<Target>({
  ...onAccount,
  id: 'account authenticator',
  key: 'F',
  icon: IconDeviceMobile,
  title: (t) => t('account.replace_authenticator'),
  run: ({ open }) => open(),
})

export const newRecoveryCodes = action<Target>({
  ...onAccount,
  id: 'account recovery codes',
  key: 'R',
  icon: IconListCheck,
  title: (t) => t('account.new_recovery_codes'),
  run: ({ open }) => open(),
})

export const endOtherSessions = action<Target & { others: number }>({
  ...onAccount,
  id: 'account sessions',
  key: 'E',
  icon: IconLogout,
  title: (t) => t('account.end_others'),
  blocked: (t, { others }) => others === 0 && t('account.no_others'),
  run: ({ open }) => open(),
})

export const trySound = action<{ play: () => void }>({
  ...onAccount,
  id: 'account sound',
  key: 'T',
  icon: IconVolume,
  title: (t) => t('account.try_sound'),
  run: ({ play }) => play(),
})

export const goToKeys = action<{ focus: () => void }>({
  ...onAccount,
  id: 'account keys',
  key: 'K',
  icon: IconKeyboard,
  title: (t) => t('commands.choose_keys'),
  run: ({ focus }) => focus(),
})
