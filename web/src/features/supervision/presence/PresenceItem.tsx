import type { PresentOperator } from '@panel/contract'
import { levelSeeingOtherOperators } from '@panel/contract/rules/rights'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/Avatar'
import { clockFace, formatDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { languageWord } from '../../../ui/words/region-names'
import { breakLeft } from '../../answering/away/break-time'
import { OperatorLink } from '../../settings/pages/OperatorLink'
import { useReasons } from '../../settings/use-reasons'
import { useUser } from '../../settings/user-query'
import styles from './PresencePanel.module.css'

/** A signed-in operator, and what they are doing. */
export function PresenceItem({ present }: { present: PresentOperator }) {
  const { t } = useTranslation()
  const isSelf = useUser().id === present.operator.id
  const activity = useActivity(present.activity)
  const name = present.operator.name ?? t('away.somebody', { id: present.operator.id })
  return (
    <li>
      <Avatar name={name} />
      <span className={styles.name}>
        <b title={name}>
          {isSelf ? (
            t('presence.you', { name })
          ) : (
            <OperatorLink id={present.operator.id}>{name}</OperatorLink>
          )}
        </b>
        {present.level.id >= levelSeeingOtherOperators && (
          <span className={styles.small}>{present.level.name}</span>
        )}
      </span>
      <span className={styles.activity}>
        {activity.text}
        <i className={styles[activity.dot]} aria-hidden="true" />
      </span>
      {activity.note && <span className={styles.note}>{activity.note}</span>}
    </li>
  )
}

type Shown = { text: string; dot: 'busy' | 'ready' | 'away' | 'idle'; note?: string }

function useActivity(activity: PresentOperator['activity']): Shown {
  const { t } = useTranslation()
  const { read } = useReasons()
  const now = useNow()
  const minutesSince = (moment: string) =>
    t('duration.only_minutes', { minutes: Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000)) })
  switch (activity.state) {
    case 'answering':
      return {
        text: activity.language
          ? t('presence.answering_in', { language: languageWord(activity.language) })
          : t('presence.answering'),
        ...(activity.idle_since
          ? { dot: 'idle', note: t('presence.idle', { duration: minutesSince(activity.idle_since) }) }
          : { dot: 'busy' }),
      }
    case 'away': {
      const since = t('away.since', { time: formatDate(activity.since, 'timeOnly') })
      if (activity.until === null) return { text: t('away.button'), dot: 'away', note: since }
      const left = breakLeft({ startedAt: activity.since, endsAt: activity.until }, now)
      // A break that is over disappears without a new request.
      if (left === 0) return { text: t('presence.ready'), dot: 'ready' }
      return {
        text: t('presence.away', { time: clockFace(left) }),
        dot: 'away',
        // A pause has no reason.
        note: [read(activity), since].filter(Boolean).join(', '),
      }
    }
    case 'idle': {
      return { text: t('presence.idle', { duration: minutesSince(activity.since) }), dot: 'idle' }
    }
    case 'ready':
      return { text: t('presence.ready'), dot: 'ready' }
  }
}
