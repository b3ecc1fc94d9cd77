import { IconCheck, IconMessage, IconScale } from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

type Answering = { isBusy: boolean; run: () => void }

export const thankForFeedback = action<Answering>({
  id: 'feedback thanks',
  group: 'page',
  key: 'mod+enter',
  icon: IconCheck,
  title: (t) => t('feedback.thanks'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  isKeyMeant: ({ isBusy }) => !isBusy,
  run: ({ run }) => run(),
})

export const seeDifferently = action<Answering>({
  id: 'feedback differs',
  group: 'page',
  key: 'D',
  icon: IconScale,
  title: (t) => t('feedback.differs'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  run: ({ run }) => run(),
})

export const answerFeedback = action<{ focus: () => void }>({
  id: 'feedback answer',
  group: 'page',
  key: '/',
  icon: IconMessage,
  title: (t) => t('feedback.answer'),
  run: ({ focus }) => focus(),
})
