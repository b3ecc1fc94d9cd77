import type { ReviewScore } from '@panel/contract/rules/review-rules'
import {
  IconArrowsShuffle,
  IconBulb,
  IconCheck,
  IconMessage,
  IconPencil,
  IconPlayerSkipForward,
  IconTable,
  IconThumbUp,
} from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

type Scoring = { choose: (score: ReviewScore | null) => void }

const scoreBy = (score: ReviewScore | null) => ({
  score,
  action: action<Scoring>({
    id: `review score ${score ?? 0}`,
    group: 'page',
    key: String(score ?? 0),
    title: (t) => t(`reviews.score.${score ?? 0}`),
    // The digits belong to the card, not to the queues, while a message is scored.
    isFocused: () => true,
    run: ({ choose }) => choose(score),
  }),
})

/** The scores of a criterion in their order, each with its digit; null: it does not apply. */
export const scoreActions = [scoreBy(1), scoreBy(2), scoreBy(3), scoreBy(4), scoreBy(null)]

type Commenting = { comment: () => void }

export const praise = action<Commenting>({
  id: 'review praise',
  group: 'page',
  key: 'G',
  icon: IconThumbUp,
  title: (t) => t('reviews.kind.praise'),
  run: ({ comment }) => comment(),
})

export const improve = action<Commenting>({
  id: 'review improve',
  group: 'page',
  key: 'I',
  icon: IconBulb,
  title: (t) => t('reviews.kind.improve'),
  run: ({ comment }) => comment(),
})

export const writeWords = action<{ focus: () => void }>({
  id: 'review words',
  group: 'page',
  key: 'N',
  icon: IconPencil,
  title: (t) => t('reviews.words'),
  run: ({ focus }) => focus(),
})

type Saving = { isBusy: boolean; run: () => void }

export const passItem = action<Saving>({
  id: 'review pass',
  group: 'page',
  key: 'S',
  icon: IconPlayerSkipForward,
  title: (t) => t('reviews.pass'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  run: ({ run }) => run(),
})

export const saveAndNext = action<Saving>({
  id: 'review save',
  group: 'page',
  key: 'mod+enter',
  icon: IconCheck,
  title: (t) => t('reviews.save_next'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  isKeyMeant: ({ isBusy }) => !isBusy,
  run: ({ run }) => run(),
})

export const openReviewedChat = action<{ open: () => void }>({
  id: 'review open',
  group: 'page',
  key: 'O',
  icon: IconMessage,
  title: (t) => t('reports.open_chat'),
  run: ({ open }) => open(),
})

export const drawSample = action<{ open: () => void }>({
  id: 'review draw',
  group: 'page',
  key: 'V',
  icon: IconArrowsShuffle,
  title: (t) => t('reviews.new_sample'),
  run: ({ open }) => open(),
})

export const showTrendTable = action<{ isTable: boolean; toggle: () => void }>({
  id: 'review table',
  group: 'page',
  key: 'T',
  icon: IconTable,
  title: (t, { isTable }) => t(isTable ? 'review_trends.as_charts' : 'review_trends.as_table'),
  run: ({ toggle }) => toggle(),
})
