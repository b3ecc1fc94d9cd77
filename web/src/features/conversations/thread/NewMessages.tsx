import type { Conversation } from '@panel/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text.module.css'
import { chosenSignals, useChosenSignals } from '../signals/signal-choices'
import { excerptOf } from './message-excerpt'
import type { Thread } from './thread'

type Props = { conversation: Conversation; thread: Thread }

/** Maximum number of messages that are announced at once. */
const maxSpoken = 3

/**
 * Announces a message of the customer that arrives while the chat is open: once by screen readers, and by sound or notification
 * if chosen. The log itself is not announced, because older pages that are loaded into it are not new.
 */
export function NewMessages({ conversation, thread }: Props) {
  const { t } = useTranslation()
  const { id, customer, language } = conversation
  const wantsNotification = useChosenSignals().includes('notification')
  // A late message can be on any page.
  const written = thread.pages.flat().filter(({ direction }) => direction === 'in')
  const newestId = written.reduce((newest, { id }) => Math.max(newest, id), 0)
  const [known] = useState(newestId)
  const news = written.filter((message) => message.id > known && !message.deleted)

  const signal = useEffectEvent(async (messageId: number) => {
    if (chosenSignals().length === 0) return
    const { giveSignals } = await loadSignals()
    const texts = { title: t('signals.new_message'), body: t('signals.in_chat', { number: id }) }
    await giveSignals({ id: messageId, conversationId: id }, texts)
  })
  useEffect(() => {
    if (newestId > known) signal(newestId).catch(() => {})
  }, [newestId, known])
  useEffect(() => {
    if (!wantsNotification) return
    let end: (() => void) | 'ended' | null = null
    loadSignals().then(
      ({ announceViewing }) => {
        if (end === null) end = announceViewing(id)
      },
      () => {},
    )
    return () => {
      if (typeof end === 'function') end()
      end = 'ended'
    }
  }, [id, wantsNotification])

  return (
    <div className={text.hidden} aria-live="polite">
      {news.slice(-maxSpoken).map((message) => (
        <p key={message.id}>
          {customer.name}: <span lang={language}>{excerptOf(t, message)}</span>
        </p>
      ))}
    </div>
  )
}

const loadSignals = () => import('../signals/give-signals')
