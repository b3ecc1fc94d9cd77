import type { QueueCounts } from '@panel/contract'
import { IconArrowNarrowDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip'
import { formatNumber } from '../../ui/dates'
import { useDuration } from '../../ui/Elapsed'
import { useNow } from '../../ui/now'
import { languageName } from '../../ui/region-names'
import { ScrollRegion } from '../../ui/ScrollRegion'
import text from '../../ui/text.module.css'
import { useUser } from '../sign-in/user-query'
import styles from './HomePage.module.css'
import { isLate, type LanguageRow, languageRows } from './waiting'

/** What waits in each language, longest waiting first. */
export function LanguagesTable({ queues }: { queues: { reply: QueueCounts; poke: QueueCounts } }) {
  const { t } = useTranslation()
  const user = useUser()
  const rows = languageRows(queues)
  const most = Math.max(1, ...rows.map(({ chats, pokes }) => chats + pokes))
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2 className={text.panel}>{t('home.by_language')}</h2>
      </header>
      {rows.length === 0 && <p className={styles.empty}>{t('home.nothing_waits')}</p>}
      {rows.length > 0 && (
        <ScrollRegion className={styles.wide} aria-label={t('home.by_language')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('home.language')}</th>
                <th scope="col">
                  <span className={styles.square}>{t('home.chats')}</span>
                </th>
                <th scope="col">
                  <span className={`${styles.square} ${styles.square2}`}>{t('home.pokes')}</span>
                </th>
                <th scope="col" className={`${styles.optional} ${styles.share}`}>
                  <span className={text.hidden}>{t('home.share')}</span>
                </th>
                <th scope="col" aria-sort="descending">
                  {t('home.oldest')} <IconArrowNarrowDown size={14} stroke={1.75} aria-hidden="true" />
                </th>
                <th scope="col" className={styles.optional}>
                  {t('home.answering')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.language}
                  row={row}
                  most={most}
                  isYours={user.languages.includes(row.language)}
                />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  )
}

function Row({ row, most, isYours }: { row: LanguageRow; most: number; isYours: boolean }) {
  const { t } = useTranslation()
  const now = useNow()
  const duration = useDuration()
  return (
    <tr>
      <th scope="row">
        <span className={styles.language}>
          <span className={`${styles.code} ${styles.optional}`}>{row.language}</span>
          {languageName(row.language)}
          {isYours && <Chip tone="accent">{t('home.yours')}</Chip>}
        </span>
      </th>
      <td>{formatNumber(row.chats)}</td>
      <td>{formatNumber(row.pokes)}</td>
      <td className={styles.optional}>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${(row.chats / most) * 100}%` }} />
          <i style={{ width: `${(row.pokes / most) * 100}%` }} />
        </span>
      </td>
      <td className={row.oldest && isLate(row.oldest, now) ? styles.late : undefined}>
        {row.oldest ? duration(now - Date.parse(row.oldest)) : t('home.none')}
      </td>
      <td className={styles.optional}>{formatNumber(row.answering)}</td>
    </tr>
  )
}
