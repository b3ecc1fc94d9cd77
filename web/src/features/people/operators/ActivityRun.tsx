import type { OperatorActivity } from '@panel/contract'
import { IconMessages } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { ActivityItem } from './ActivityItem'
import styles from './ActivityPanel.module.css'
import { activityKey } from './activity-query'

type Props = {
  /** Latest first. */
  items: readonly OperatorActivity[]
  /** The next page can have more of this run. */
  isOpenEnded: boolean
}

/** Messages that the operator sent one after the other: their number and time, and on request each of them. */
export function ActivityRun({ items, isOpenEnded }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [last, first] = [items[0], items.at(-1)]
  if (!first || !last) return null
  const time = ({ at }: OperatorActivity) => formatDate(at, 'timeOnly')
  return (
    <li data-id={activityKey(last)}>
      <time dateTime={last.at} title={formatDate(last.at, 'long')}>
        {time(last)}
      </time>
      <IconMessages size={16} stroke={1.75} aria-hidden="true" />
      <div>
        <LinkButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('operators.activity.run', {
            count: items.length,
            shown: `${formatNumber(items.length)}${isOpenEnded ? '+' : ''}`,
            from: time(first),
            to: time(last),
          })}
        </LinkButton>
        {isOpen && (
          <ol className={styles.run}>
            {items.map((item) => (
              <ActivityItem key={item.id} item={item} />
            ))}
          </ol>
        )}
      </div>
    </li>
  )
}
