import { IconClock } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { useDuration } from '../../ui/Elapsed'
import { noteInput, swallowNextKey } from '../../ui/input'
import { Keys } from '../../ui/Keys'
import { useNow } from '../../ui/now'
import text from '../../ui/text.module.css'
import { chosenSignals } from '../signals/signal-choices'
import { useAnswering } from './answering'
import { type LeaseTime, leaseLeft, spokenStep } from './lease-time'
import styles from './StillThere.module.css'

/** Nobody has given input for a while: says so at the sender box, and when the chat goes back to its queue. */
export function StillThere() {
  const { lease } = useAnswering()
  // With every second, and with the input that ends it.
  useNow()
  const state = useSyncExternalStore(lease.subscribe, lease.state)
  return state.status === 'held' && lease.isIdle() && <Asked held={state} />
}

function Asked({ held }: { held: LeaseTime }) {
  const { t } = useTranslation()
  const { conversation, draft, lease } = useAnswering()
  const now = useNow()
  const duration = useDuration()
  const left = Math.ceil(leaseLeft(held, now) / 1_000) * 1_000
  const [atFirst] = useState(left / 1_000)
  const hasDraft = useSyncExternalStore(draft.subscribe, draft.text) !== ''
  useEffect(swallowNextKey, [])
  const signal = useEffectEvent(async () => {
    if (chosenSignals().length === 0) return
    const { giveSignals } = await import('../signals/give-signals')
    const texts = { title: t('still_there.title'), body: t('signals.goes_back', { number: conversation.id }) }
    await giveSignals({ id: `idle-${lease.id}-${held.expiresAt}`, conversationId: conversation.id }, texts)
  })
  useEffect(() => {
    signal().catch(() => {})
  }, [])
  const time = duration(left)
  return (
    <section
      className={left < 10_000 ? `${styles.asked} ${styles.bad}` : styles.asked}
      aria-labelledby="still-there"
    >
      <IconClock size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <h2 id="still-there">{t('still_there.title')}</h2>
        <p>
          {t('still_there.text', { time, name: conversation.customer.name })}
          {hasDraft && ` ${t('still_there.draft')}`}
        </p>
      </div>
      <Button size="big" onClick={noteInput}>
        {t('still_there.keep')}
        <Keys keys={t('still_there.any_key')} className={styles.anyKey} isAlways />
      </Button>
      <span className={text.hidden} role="alert">
        {t('still_there.spoken', { count: spokenStep(left) ?? atFirst })}
      </span>
    </section>
  )
}
