import {
  IconCopy,
  IconCopyPlus,
  IconListCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconReload,
  IconSend,
} from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

export const addSiteowner = action<{ isOfAll: boolean; add: () => void }>({
  id: 'siteowner add',
  group: 'page',
  key: 'N',
  icon: IconPlus,
  title: (t) => t('siteowners.add'),
  blocked: (t, { isOfAll }) => !isOfAll && t('whole_service.refused'),
  run: ({ add }) => add(),
})

export const addKey = action<{ add: () => void }>({
  id: 'siteowner key',
  group: 'page',
  key: 'N',
  icon: IconPlus,
  title: (t) => t('siteowners.new_key'),
  run: ({ add }) => add(),
})

/** The secret is shown only once, so that copying it is the main action while it is shown. */
export const copySecret = action<{ copy: () => void; isCopied: boolean }>({
  id: 'siteowner copy',
  group: 'page',
  key: 'C',
  icon: IconCopy,
  title: (t, { isCopied }) => t(isCopied ? 'copied' : 'copy'),
  run: ({ copy }) => copy(),
})

export const sendTest = action<{ send: () => void; hasWebhook: boolean; isBusy: boolean }>({
  id: 'siteowner test',
  group: 'page',
  key: 'T',
  icon: IconSend,
  title: (t) => t('siteowners.send_test'),
  blocked: (t, { hasWebhook, isBusy }) =>
    isBusy ? t('siteowners.test_busy') : !hasWebhook && t('siteowners.test_blocked'),
  run: ({ send }) => send(),
})

export const checkSite = action<{ check: () => void; hasWebhook: boolean; isBusy: boolean }>({
  id: 'siteowner check',
  group: 'page',
  key: 'S',
  icon: IconListCheck,
  title: (t) => t('siteowners.site_check.button'),
  blocked: (t, { hasWebhook, isBusy }) =>
    isBusy ? t('siteowners.site_check.busy') : !hasWebhook && t('siteowners.test_blocked'),
  run: ({ check }) => check(),
})

export const replayDead = action<{ dead: number; replay: () => void }>({
  id: 'siteowner replay',
  group: 'page',
  key: 'R',
  icon: IconReload,
  title: (t, { dead }) => t('siteowners.replay_dead', { count: dead }),
  blocked: (t, { dead }) => dead === 0 && t('siteowners.nothing_dead'),
  run: ({ replay }) => replay(),
})

export const pauseSite = action<{ isPaused: boolean; press: () => void }>({
  id: 'siteowner pause',
  group: 'page',
  key: 'P',
  iconOf: ({ isPaused }) => (isPaused ? IconPlayerPlay : IconPlayerPause),
  title: (t, { isPaused }) => t(isPaused ? 'siteowners.resume' : 'siteowners.pause'),
  run: ({ press }) => press(),
})

export const copyFrom = action<{ hasOthers: boolean; open: () => void }>({
  id: 'siteowner copy from',
  group: 'page',
  key: 'Y',
  icon: IconCopyPlus,
  title: (t) => t('siteowners.copy.button'),
  blocked: (t, { hasOthers }) => !hasOthers && t('siteowners.copy.none'),
  run: ({ open }) => open(),
})
