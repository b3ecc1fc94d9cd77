import type { Board } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../ui/TitledPanel'
import { formatNumber } from '../../ui/words/dates'
import { WaitingTime } from '../../ui/words/WaitingTime'
import { useReasons } from '../settings/use-reasons'
import { useUser } from '../settings/user-query'
import styles from './HelpPanel.module.css'

const shown = 5

/** The chats that have waited longest for a master. */
export function MastersPanel({ handovers: { count, items } }: Pick<Board, 'handovers'>) {
  const { t } = useTranslation()
  const { read } = useReasons()
  const { scope, late_minutes: late } = useUser()
  const isMaster = hasRight(scope, 'escalations')
  return (
    <TitledPanel
      title={t('board.handovers.title')}
      count={count}
      aside={<Link to={isMaster ? '/escalations' : '/board'}>{t('home_help.open_list')}</Link>}
    >
      {count === 0 && <p className={styles.empty}>{t('board.handovers.none')}</p>}
      <ul className={styles.rows}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id}>
            <span title={read(item)}>
              <b>{item.people ? <bdi>{item.people.customer.name}</bdi> : `#${item.conversation_id}`}</b>{' '}
              {read(item)}
            </span>
            <WaitingTime since={item.since} late={late.handover} />
          </li>
        ))}
      </ul>
      {count > shown && (
        <p className={styles.empty}>{t('presence.more', { number: formatNumber(count - shown) })}</p>
      )}
    </TitledPanel>
  )
}
