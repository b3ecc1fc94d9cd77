import type { OpenedReportCase } from '@panel/contract'
import { isOurs } from '@panel/contract/rules/message-sides'
import { IconArchive, IconFlag } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { Notice } from '../../../ui/overlays/Notice'
import { dayHeading, daysBefore } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import excerpt from '../../conversations/thread/excerpt.module.css'
import { MessageItem } from '../../conversations/thread/MessageItem'
import { useMessageWords } from '../../conversations/thread/message-words'
import { showFramed } from '../../conversations/thread/show-framed'
import styles from './CaseContext.module.css'

/** The reported message, framed, between its neighbours. */
export function CaseContext({ item }: { item: OpenedReportCase }) {
  const { t } = useTranslation()
  const words = useMessageWords()
  const now = useNow(60_000)
  const days = { today: t('today'), yesterday: t('yesterday') }
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('reports.context')}>
      {item.context.length === 0 && <Notice icon={IconArchive}>{t('reports.archived')}</Notice>}
      <ol ref={showFramed} className={`${excerpt.list} ${styles.list}`}>
        {item.context.map((message, index) => {
          const before = item.context[index - 1]
          const at = message.placed_at
          const isNewDay = !before || daysBefore(before.placed_at, Date.parse(at)) !== 0
          const isReported = message.id === item.message.id
          return (
            <Fragment key={message.id}>
              {isNewDay && <li className={excerpt.day}>{dayHeading(at, now, days)}</li>}
              {isReported && (
                <li className={isOurs(message.direction) ? `${styles.flag} ${styles.mine}` : styles.flag}>
                  <IconFlag size={14} stroke={1.75} aria-hidden="true" />
                  {t('reports.reported', { count: item.report_count })}
                </li>
              )}
              <MessageItem
                message={message}
                words={words}
                isNewer={false}
                hasMenu={false}
                isReported={isReported}
                isFollowing={!isNewDay && !isReported && before?.direction === message.direction}
              />
            </Fragment>
          )
        })}
      </ol>
    </ScrollRegion>
  )
}
