import { IconFileCheck, IconFilePlus } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

type Act = { isBusy: boolean; run: () => void }

/** Makes the evidence file of the escalation that is open. */
export const makeEvidence = action<Act>({
  id: 'escalation evidence make',
  group: 'page',
  key: 'M',
  icon: IconFilePlus,
  title: (t) => t('evidence.make'),
  blocked: (t, { isBusy }) => isBusy && t('evidence.making'),
  run: ({ run }) => run(),
})

export const downloadPage = action<Act>({
  id: 'escalation evidence page',
  group: 'page',
  key: 'D',
  title: (t) => t('evidence.page'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  run: ({ run }) => run(),
})

export const downloadJson = action<Act>({
  id: 'escalation evidence json',
  group: 'page',
  title: (t) => t('evidence.json'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  run: ({ run }) => run(),
})

/** Says whether the panel made a file, and who did. */
export const verifyFile = action<Act>({
  id: 'escalation evidence verify',
  group: 'page',
  icon: IconFileCheck,
  title: (t) => t('evidence.verify'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  run: ({ run }) => run(),
})
