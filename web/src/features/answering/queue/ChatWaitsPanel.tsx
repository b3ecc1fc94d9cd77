import type { QueueName } from '@panel/contract/rules/enumerations'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { takeFocus } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { Elapsed } from '../../../ui/words/Elapsed'
import { languageWord } from '../../../ui/words/region-names'
import { SignalChoices } from '../../conversations/signals/SignalChoices'
import { chosenSignals } from '../../conversations/signals/signal-choices'
import { useUser } from '../../settings/user-query'
import { AwayButton } from '../away/AwayButton'
import styles from './ChatWaitsPanel.module.css'
import { openWaiting } from './queue-actions'
import { waitingIn } from './queue-links'
import { useQueues } from './queues-query'
import { oldestWaiting } from './waiting'

type Props = { queue: QueueName; onOpen: () => void }

/** Shown when a chat waits and the operator has given no input for a while: the chat stays in its queue until the operator opens it. */
export function ChatWaitsPanel({ queue, onOpen }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const { data: queues } = useQueues()
  const oldest = queues && oldestWaiting(queues, queue, user.languages)
  const open = useAction(openWaiting, { open: onOpen })
  const signal = useEffectEvent(async () => {
    if (chosenSignals().length === 0) return
    const { giveSignals } = await import('../../conversations/signals/give-signals')
    const texts = { title: t('chat_waits.title'), body: t(`queue.title.${queue}`) }
    // All tabs show this at the same time, and only one of them gives the signal.
    const name = `waits-${Math.floor(Date.now() / 60_000)}`
    await giveSignals({ id: name, conversationId: null }, texts)
  })
  useEffect(() => {
    signal().catch(() => {})
  }, [])
  return (
    <div className={styles.panel}>
      <section className={styles.main} aria-labelledby="chat-waits">
        <div className={styles.card}>
          <span className={styles.sign}>
            <IconBell size={28} stroke={1.75} aria-hidden="true" />
          </span>
          <div role="status">
            <h2 id="chat-waits">{t('chat_waits.title')}</h2>
            <p>{t('chat_waits.text')}</p>
          </div>
          <dl className={styles.facts}>
            {oldest && (
              <>
                <div>
                  <dt>{t('chat_waits.queue')}</dt>
                  <dd>{`${t(`chat_waits.kind.${oldest.kind}`)}, ${languageWord(oldest.language)}`}</dd>
                </div>
                <div>
                  <dt>{t('chat_waits.waiting')}</dt>
                  <dd>
                    <Elapsed since={oldest.since} />
                  </dd>
                </div>
              </>
            )}
            <div>
              <dt>{t('chat_waits.for_you')}</dt>
              <dd>{t('chat_waits.chats', { count: waitingIn(queue, user) })}</dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <ActionButton ref={takeFocus} action={open} look="primary" size="big" className={styles.open} />
            <p className={styles.hint}>
              {t('chat_waits.not_ready')} <AwayButton look="quiet" />
            </p>
          </div>
        </div>
      </section>
      <aside className={styles.side} aria-label={t('chat_waits.signals')}>
        <h2>{t('chat_waits.signals')}</h2>
        <SignalChoices />
      </aside>
    </div>
  )
}
