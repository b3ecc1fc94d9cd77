import { IconHandFinger, IconMessage, IconStack2 } from '@tabler/icons-react'
import { Link, useMatchRoute, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openQueueActions } from '../features/answering/queue/queue-actions'
import { type QueueLink, queueAddress, queueLinks } from '../features/answering/queue/queue-links'
import { useUser } from '../features/settings/user-query'
import { buttonClass } from '../ui/actions/Button'
import { Keys } from '../ui/actions/Keys'
import { useShortcut } from '../ui/actions/key-choices'
import { useAction } from '../ui/actions/use-action'
import { Badge } from '../ui/Badge'
import text from '../ui/text.module.css'
import styles from './TopBar.module.css'

/** Instead of the names, on a phone. */
const icons = { poke: IconHandFinger, reply: IconMessage, smart: IconStack2 }

/** The buttons that open the queues, with the numbers of waiting conversations. */
export function QueueLinks() {
  const user = useUser()
  const links = queueLinks(user)
  const matches = useMatchRoute()
  // There, the digits score, also before a card is loaded.
  const hasKeys = matches({ to: '/reviews' }) === false
  // When there is no other main action.
  const isFirst = !user.away && (matches({ to: '/' }) !== false || matches({ to: '/messages' }) !== false)
  return links.map((link, index) => (
    <QueueButton
      key={link.queue}
      link={link}
      isPrimary={isFirst && index === links.length - 1}
      hasKeys={hasKeys}
    />
  ))
}

function QueueButton({
  link,
  isPrimary,
  hasKeys,
}: {
  link: QueueLink
  isPrimary: boolean
  hasKeys: boolean
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { queue, key, count } = link
  const Icon = icons[queue]
  const { title } = useAction(openQueueActions[queue], {
    hasKeys,
    open: () => void navigate(queueAddress[queue]),
  })
  return (
    <Link
      {...queueAddress[queue]}
      activeOptions={{ exact: true, includeSearch: true }}
      className={buttonClass({ look: isPrimary ? 'primary' : 'normal' })}
      data-primary={isPrimary || undefined}
      aria-keyshortcuts={useShortcut(hasKeys ? key : undefined)}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" className={styles.icon} />
      <span className={styles.long}>{title}</span>
      <span className={styles.short}>{t(`queue.short.${queue}`)}</span>
      {count !== null && <Badge count={count} tone={isPrimary ? 'onAccent' : undefined} />}
      {count !== null && <span className={text.hidden}>{t('open_queue.waiting', { count })}</span>}
      <Keys keys={hasKeys ? key : undefined} onAccent={isPrimary} className={styles.keys} />
    </Link>
  )
}
