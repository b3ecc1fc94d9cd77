import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { recordInput, suppressNextKey } from '../../ui/fields/input'
import text from '../../ui/text.module.css'
import { useDuration } from '../../ui/words/Elapsed'
import { useNow } from '../../ui/words/now'
import { useAnsweringState } from './answering'
import { announcedSeconds, type LeaseTime, leaseLeft } from './lease-time'
import styles from './StillThere.module.css'

/** Shown after a time without input: asks whether the operator is there, and says when the chat returns to its queue. */
export function StillThere() {
  const lease = useAnsweringState((state) => state.lease.state)
  return lease.status === 'held' && lease.isIdle && <StillThereQuestion held={lease} />
}

function StillThereQuestion({ held }: { held: LeaseTime }) {
  const { t } = useTranslation()
  const name = useAnsweringState(({ conversation }) => conversation.customer.name)
  const hasDraft = useAnsweringState(({ draft }) => draft.text !== '')
  const now = useNow()
  const duration = useDuration()
  const left = Math.ceil(leaseLeft(held, now) / 1_000) * 1_000
  const [secondsAtFirst] = useState(left / 1_000)
  useEffect(suppressNextKey, [])
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
          {t('still_there.text', { time, name })}
          {hasDraft && ` ${t('still_there.draft')}`}
        </p>
      </div>
      <Button size="big" onClick={recordInput}>
        {t('still_there.keep')}
        <Keys keys={t('still_there.any_key')} className={styles.anyKey} isAlwaysShown />
      </Button>
      <span className={text.hidden} role="alert">
        {t('still_there.spoken', { count: announcedSeconds(left) ?? secondsAtFirst })}
      </span>
    </section>
  )
}
