import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { clock } from '../../../ui/words/now'
import { useLive } from '../live/live'
import styles from './Typing.module.css'

/** Milliseconds after which the customer is no longer typing, if the site does not say it again. */
const typingFor = 6_000

/** Says that the customer is typing, as long as their site says so, and until their message is there. */
export function Typing({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation()
  const [until, setUntil] = useState(0)
  // Rendered again only when this value changes.
  const isTyping = useStore(clock, (now) => now < until)
  useLive((event) => {
    if (event.topic === 'typing' && event.id === id) setUntil(Date.now() + typingFor)
    if (event.topic === 'conversation' && event.id === id) setUntil(0)
  })
  return (
    // Always rendered, because a screen reader only announces changes in a region that existed before. What is repeated changes nothing.
    <p role="status" className={isTyping ? styles.typing : undefined}>
      {isTyping && t('thread.typing', { name })}
    </p>
  )
}
