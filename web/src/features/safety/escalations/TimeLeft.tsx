import { useTranslation } from 'react-i18next'
import { clockFace } from '../../../ui/words/dates'
import { Elapsed } from '../../../ui/words/Elapsed'
import { useNow } from '../../../ui/words/now'
import styles from './EscalationsPage.module.css'

/** From this part of the target on, the age is amber. */
const isNear = 0.8

type Urgency = 'calm' | 'near' | 'late'

/** How near a moment is to the end of its target. */
export function urgencyAt(since: string, minutes: number, now: number): Urgency {
  const part = (now - Date.parse(since)) / (minutes * 60_000)
  if (part >= 1) return 'late'
  return part >= isNear ? 'near' : 'calm'
}

/** How long something has been waiting, and how much of its target is left. */
export function TimeLeft({ since, minutes }: { since: string; minutes: number }) {
  const { t } = useTranslation()
  const now = useNow(1_000)
  const left = Date.parse(since) + minutes * 60_000 - now
  return (
    <span className={styles.time}>
      <b data-urgency={urgencyAt(since, minutes, now)}>
        <Elapsed since={since} />
      </b>
      <small>
        {left > 0
          ? t('escalations.left', { time: clockFace(left) })
          : t('escalations.over', { time: clockFace(-left) })}
      </small>
    </span>
  )
}
