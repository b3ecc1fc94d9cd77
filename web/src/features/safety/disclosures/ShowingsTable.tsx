import type { Showing } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import table from '../../../ui/lists/list-table.module.css'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { formatNumber } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import { languageName } from '../../../ui/words/region-names'

import styles from './Showings.module.css'

/** The showings with their cursor: J and K move it, Enter opens the conversation. */
export function ShowingsTable({ rows, onEnd }: { rows: Showing[]; onEnd: () => void }) {
  const { t } = useTranslation()
  const list = useRowCursor(
    rows.map(({ id }) => id),
    onEnd,
  )
  return (
    <div className={styles.list}>
      <table ref={list.table} className={table.table}>
        <thead>
          <tr>
            <th scope="col" aria-sort="descending">
              {t('showings.shown')}
            </th>
            <th scope="col">{t('showings.until')}</th>
            <th scope="col">{t('siteowners.customer')}</th>
            <th scope="col">{t('showings.customer_id')}</th>
            <th scope="col">{t('showings.text')}</th>
            <th scope="col">{t('overview.language')}</th>
            <th scope="col">{t('showings.messages_in')}</th>
            <th scope="col">{t('showings.messages_out')}</th>
            <th scope="col">{t('showings.reported')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-cursor={row.id === list.cursor || undefined}>
              <td className={`${table.time} ${table.firstEnd}`}>
                <Moment at={row.shown_at} />
              </td>
              <td className={`${table.time} ${table.notNarrow}`}>
                {row.until ? <Moment at={row.until} /> : t('showings.now')}
              </td>
              <th scope="row" className={`${table.first} ${table.name}`}>
                {row.conversation_id === null ? (
                  <bdi tabIndex={-1} data-id={row.id}>
                    {row.customer.name}
                  </bdi>
                ) : (
                  <Link
                    to="/conversations/$id"
                    params={{ id: String(row.conversation_id) }}
                    data-id={row.id}
                    className={table.link}
                    onFocus={() => list.setCursor(row.id)}
                  >
                    <bdi>{row.customer.name}</bdi>
                  </Link>
                )}
              </th>
              <td className={`${table.name} ${table.code} ${table.second}`} title={row.customer.external_id}>
                {row.customer.external_id}
              </td>
              <td className={`${table.name} ${table.secondEnd}`}>
                <bdi title={row.version}>{row.version}</bdi>{' '}
                {!row.is_published && <Chip tone="warn">{t('showings.unpublished')}</Chip>}
              </td>
              <td className={table.notNarrow}>{languageName(row.language)}</td>
              <td className={`${table.time} ${table.notNarrow}`}>{formatNumber(row.messages_in)}</td>
              <td className={`${table.time} ${table.notNarrow}`}>{formatNumber(row.messages_out)}</td>
              <td className={`${table.time} ${table.notNarrow}`}>
                {row.reported_at && <Moment at={row.reported_at} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
