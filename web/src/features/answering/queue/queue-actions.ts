import type { QueueName } from '@panel/contract/rules/enumerations'
import { IconHandFinger, IconMessage, IconRefresh, IconStack2 } from '@tabler/icons-react'
import { type Action, action } from '../../../ui/actions/actions'

export const queueKeys = { poke: '1', reply: '2', smart: '3' } as const satisfies Record<QueueName, string>

/** `hasKeys`: false where digits do something else. */
type Opening = { hasKeys: boolean; open: () => void }

const openQueue = (queue: QueueName, icon: typeof IconMessage) =>
  action<Opening>({
    id: `queue ${queue}`,
    group: 'queues',
    key: queueKeys[queue],
    icon,
    title: (t) => t(`open_queue.${queue}`),
    isKeyMeant: ({ hasKeys }) => hasKeys,
    run: ({ open }) => open(),
  })

export const openQueueActions = {
  poke: openQueue('poke', IconHandFinger),
  reply: openQueue('reply', IconMessage),
  smart: openQueue('smart', IconStack2),
} satisfies Record<QueueName, Action<Opening>>

export const claimAgain = action<{ claim: () => void }>({
  id: 'look again',
  group: 'page',
  icon: IconRefresh,
  title: (t) => t('nothing.look_again'),
  run: ({ claim }) => claim(),
})

/** Enter also opens the waiting chat when no element has the focus. */
export const openWaiting = action<{ open: () => void }>({
  id: 'open waiting',
  group: 'page',
  key: 'enter',
  title: (t) => t('chat_waits.open'),
  run: ({ open }) => open(),
})
