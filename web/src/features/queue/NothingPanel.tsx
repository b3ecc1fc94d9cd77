import type { EmptyReason, QueueName } from '@panel/contract/enumerations'
import { IconMoodCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/Badge'
import { buttonClass } from '../../ui/Button'
import { EmptyPanel } from '../../ui/EmptyPanel'
import { Keys } from '../../ui/Keys'
import { useLive } from '../live/live'
import { throttle } from '../live/throttle'
import { useUser } from '../sign-in/user-query'
import { queueAddress, queueLinks } from './queue-links'

/** Without a hint the queue is asked again this often. */
const fallback = 15_000
/** Hints come in bursts, and to everyone who waits. */
const askAtMostEvery = 1_000

type Props = { queue: QueueName; why: EmptyReason[]; onAskAgain: () => void }

/** Nothing to answer, and why. It goes on by itself when something comes. */
export function NothingPanel({ queue, why, onAskAgain }: Props) {
  const { t } = useTranslation()
  const others = queueLinks(useUser()).filter((link) => link.queue !== queue)
  const askAgain = useEffectEvent(onAskAgain)
  const [onHint] = useState(() => throttle(() => askAgain(), askAtMostEvery))

  useLive(({ topic }) => {
    if (topic === 'queue' || topic === 'ready') onHint()
  })
  useEffect(() => {
    const timer = setInterval(() => askAgain(), fallback)
    return () => clearInterval(timer)
  }, [])

  return (
    <EmptyPanel
      icon={IconMoodCheck}
      title={t('nothing.title')}
      actions={others.map((link) => (
        <Link key={link.queue} {...queueAddress[link.queue]} className={buttonClass({})}>
          {t(`open_queue.${link.queue}`)}
          {link.count !== null && <Badge count={link.count} />}
          <Keys keys={link.key} />
        </Link>
      ))}
    >
      {why.map((reason) => (
        <p key={reason}>{t(`nothing.why.${reason}`)}</p>
      ))}
      <p role="status">{t('nothing.goes_on')}</p>
    </EmptyPanel>
  )
}
