import { IconUserUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { Button } from '../../../ui/actions/Button'
import { Chip } from '../../../ui/Chip'
import { formatDate } from '../../../ui/words/dates'
import { useReasons } from '../../settings/use-reasons'
import { useUser } from '../../settings/user-query'
import styles from './EscalationsPage.module.css'
import { openHandoversQuery } from './escalation-queries'
import { WaitingRow } from './WaitingRow'

/** The chats that wait for a master without an escalation: each opens its chat. Renders nothing if there are none. */
export function OpenHandovers() {
  const { t } = useTranslation()
  const { read } = useReasons()
  const { handover: late } = useUser().late_minutes
  const { list, rows: items } = usePages(openHandoversQuery)
  if (items.length === 0) return null
  return (
    <section className={styles.handedOver} aria-labelledby="handed-over">
      <div className={styles.group}>
        <h2 id="handed-over">{t('escalations.handed_over')}</h2>
        <span>{t('escalations.target', { minutes: late.red })}</span>
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <WaitingRow
            key={item.id}
            item={item}
            late={late}
            chip={
              <Chip>
                <IconUserUp size={14} stroke={1.75} aria-hidden="true" />
                <span className={styles.reason}>{item.reasons.map(read).join(', ')}</span>
              </Chip>
            }
          >
            {item.text && (
              <span className={styles.text} dir="auto">
                {item.text}
              </span>
            )}
            <span className={styles.by}>
              {item.by
                ? t('escalations.by', {
                    name: item.by.name ?? t('overview.hidden_name'),
                    time: formatDate(item.opened_at, 'short'),
                  })
                : t('escalations.by_panel', { time: formatDate(item.opened_at, 'short') })}
            </span>
          </WaitingRow>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button size="small" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('escalations.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
