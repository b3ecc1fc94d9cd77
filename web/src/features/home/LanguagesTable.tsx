import type { QueueCounts, User } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { IconArrowNarrowDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip'
import { ScrollRegion } from '../../ui/lists/ScrollRegion'
import { TitledPanel } from '../../ui/TitledPanel'
import text from '../../ui/text.module.css'
import { formatNumber } from '../../ui/words/dates'
import { languageName } from '../../ui/words/region-names'
import { WaitingTime } from '../../ui/words/WaitingTime'
import { type LanguageRow, languageRows } from '../answering/queue/waiting'
import { useUser } from '../settings/user-query'
import { defaultFilters, searchOf, storeFilters } from '../supervision/overview/filters'
import styles from './LanguagesTable.module.css'

/** Waiting conversations per language, the longest waiting chat first. */
export function LanguagesTable({ queues }: { queues: { reply: QueueCounts; poke: QueueCounts } }) {
  const { t } = useTranslation()
  const user = useUser()
  const maySee = hasRight(user.scope, 'other_chats.overview')
  const rows = languageRows(queues)
  const most = Math.max(1, ...rows.map(({ chats, pokes }) => chats + pokes))
  return (
    <TitledPanel title={t('home.by_language')} aside={maySee && <OverviewLink />}>
      {rows.length === 0 && <p className={styles.empty}>{t('home.nothing_waits')}</p>}
      {rows.length > 0 && (
        <ScrollRegion role="group" className={styles.wide} aria-label={t('home.by_language')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('home.language')}</th>
                <th scope="col">
                  <span className={styles.square}>{t('home.chats')}</span>
                </th>
                <th scope="col" aria-sort="descending">
                  {t('home.oldest_chat')} <IconArrowNarrowDown size={14} stroke={1.75} aria-hidden="true" />
                </th>
                <th scope="col">
                  <span className={`${styles.square} ${styles.square2}`}>{t('home.pokes')}</span>
                </th>
                <th scope="col">{t('home.oldest_poke')}</th>
                <th scope="col" className={`${styles.optional} ${styles.share}`}>
                  <span className={text.hidden}>{t('home.share')}</span>
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
                  late={user.late_minutes}
                  isLink={maySee}
                />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </TitledPanel>
  )
}

/** The link to the Chat overview with its default filters: unread and unanswered chats. */
function OverviewLink() {
  const { t } = useTranslation()
  const { id } = useUser()
  return (
    // Without filters in its URL, the page would use the filters that were used last.
    <Link to="/messages" onClick={() => storeFilters(id, defaultFilters)}>
      {t('home.open_overview')}
    </Link>
  )
}

type RowProps = {
  row: LanguageRow
  most: number
  isYours: boolean
  late: User['late_minutes']
  isLink: boolean
}

function Row({ row, most, isYours, late, isLink }: RowProps) {
  const { t } = useTranslation()
  return (
    <tr>
      <th scope="row">
        <span className={styles.language}>
          <span className={`${styles.code} ${styles.optional}`}>{row.language}</span>
          {isLink ? (
            <Link
              to="/messages"
              search={searchOf({ ...defaultFilters, languageFilter: row.language })}
              title={t('home.open_overview')}
            >
              {languageName(row.language)}
            </Link>
          ) : (
            languageName(row.language)
          )}
          {isYours && <Chip tone="accent">{t('home.yours')}</Chip>}
        </span>
      </th>
      <td>{formatNumber(row.chats)}</td>
      <td>{row.oldestChat ? <WaitingTime since={row.oldestChat} late={late.chat} /> : '–'}</td>
      <td>{formatNumber(row.pokes)}</td>
      <td>{row.oldestPoke ? <WaitingTime since={row.oldestPoke} late={late.poke} /> : '–'}</td>
      <td className={styles.optional}>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${(row.chats / most) * 100}%` }} />
          <i style={{ width: `${(row.pokes / most) * 100}%` }} />
        </span>
      </td>
      <td className={styles.optional}>{formatNumber(row.answering)}</td>
    </tr>
  )
}
