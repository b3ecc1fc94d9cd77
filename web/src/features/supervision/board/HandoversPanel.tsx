import type { Board } from '@panel/contract'
import type { LateMinutes } from '@panel/contract/rules/lateness'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { TitledPanel } from '../../../ui/TitledPanel'
import text from '../../../ui/text.module.css'
import { formatNumber } from '../../../ui/words/dates'
import { WaitingTime } from '../../../ui/words/WaitingTime'
import { useReasons } from '../../settings/use-reasons'
import styles from './BoardLists.module.css'

type Props = { handovers: Board['handovers']; late: LateMinutes }

/** The conversations that wait for a master, the longest wait first. */
export function HandoversPanel({ handovers: { count, items }, late }: Props) {
  const { t } = useTranslation()
  return (
    <TitledPanel
      title={t('board.handovers.title')}
      count={count}
      aside={<small className={text.small}>{t('board.late', late)}</small>}
      className={styles.panel}
    >
      {count === 0 && <p className={styles.empty}>{t('board.handovers.none')}</p>}
      {count > 0 && (
        <ScrollRegion role="group" className={styles.scroll} aria-label={t('board.handovers.title')}>
          <ul className={styles.rows}>
            {items.map((item) => (
              <Row key={item.id} item={item} late={late} />
            ))}
          </ul>
          {count > items.length && (
            <p className={styles.empty}>
              {t('presence.more', { number: formatNumber(count - items.length) })}
            </p>
          )}
        </ScrollRegion>
      )}
    </TitledPanel>
  )
}

function Row({ item, late }: { item: Board['handovers']['items'][number]; late: LateMinutes }) {
  const { read } = useReasons()
  const { people, conversation_id: id } = item
  return (
    <li>
      <b>
        {people ? (
          <Link
            to="/conversations/$id"
            params={{ id: String(id) }}
            search={{ from: 'overview' }}
            className={styles.link}
          >
            <bdi>{people.customer.name}</bdi>
          </Link>
        ) : (
          `#${id}`
        )}
      </b>
      <span title={read(item)}>{read(item)}</span>
      <em>
        <WaitingTime since={item.since} late={late} />
      </em>
    </li>
  )
}
