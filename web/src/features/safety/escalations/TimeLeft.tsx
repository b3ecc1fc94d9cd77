import { type LateMinutes, latenessOf } from '@panel/contract/rules/lateness'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text.module.css'
import { Age, useAge } from '../../../ui/words/Age'
import { clockFace } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import styles from './EscalationsPage.module.css'

type Props = {
  since: string
  /** Red is the time in which a master should look at it. */
  late: LateMinutes
}

/** How long something has been waiting, and how much of its target is left. */
export function TimeLeft({ since, late }: Props) {
  const { t } = useTranslation()
  const age = useAge()
  const now = useNow()
  const lateness = latenessOf(since, now, late)
  const left = Date.parse(since) + late.red * 60_000 - now
  return (
    <span className={styles.time}>
      <b className={lateness ? text[lateness] : undefined}>
        <Age since={since} />
      </b>
      <small>
        {left > 0
          ? t('escalations.left', { time: clockFace(left) })
          : t('escalations.over', { time: age(-left) })}
      </small>
    </span>
  )
}
