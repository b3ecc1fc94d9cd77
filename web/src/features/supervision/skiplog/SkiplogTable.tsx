import type { Skip } from '@panel/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EventsHead } from '../../../ui/lists/EventsHead'
import { LongTable } from '../../../ui/lists/LongTable'
import table from '../../../ui/lists/list-table.module.css'
import { useLongRows } from '../../../ui/lists/use-long-rows'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { Moment } from '../../../ui/words/Moment'
import { OperatorLink } from '../../settings/pages/OperatorLink'
import { useReasons } from '../../settings/use-reasons'
import styles from './SkiplogTable.module.css'

/**
 * The list with its cursor: J and K move it, Enter opens the conversation read-only. The whole reason is shown at the cursor.
 */
export function SkiplogTable({ rows, onEnd }: { rows: Skip[]; onEnd: () => void }) {
  const { t } = useTranslation()
  const { read } = useReasons()
  const navigate = useNavigate()
  const long = useLongRows(rows)
  const list = useRowCursor(
    rows.map(({ id }) => id),
    onEnd,
    long,
  )
  return (
    <LongTable rows={long} label={t('page.skiplog')} table={list.table} className={styles.table}>
      <EventsHead columns={[t('overview.chat'), t('overview.language'), t('list.reason')]} />
      <tbody>
        {long.shown.map((row, index) => {
          const reason = read(row)
          const link = {
            to: '/conversations/$id',
            params: { id: String(row.conversation.id) },
            search: { from: 'skiplog' },
          } as const
          return (
            // The keyboard activates the link in the row.
            <tr
              key={row.id}
              aria-rowindex={long.rowIndex(index)}
              data-cursor={row.id === list.cursor || undefined}
              onClick={() => void navigate(link)}
            >
              <td className={`${table.time} ${table.firstEnd}`}>
                <Moment at={row.at} />
              </td>
              <td className={`${table.name} ${table.secondEnd}`}>
                <OperatorLink id={row.operator.id} className={table.link}>
                  {row.operator.name ?? t('overview.hidden_name')}
                </OperatorLink>
              </td>
              <th scope="row" className={`${styles.chat} ${table.first}`}>
                <Link
                  {...link}
                  data-id={row.id}
                  className={table.link}
                  onFocus={() => list.setCursor(row.id)}
                >
                  <bdi>{row.customer.name}</bdi> <span className={table.with}>{t('thread.and')}</span>{' '}
                  <bdi>{row.profile.name}</bdi>
                </Link>
              </th>
              <td className={`${table.code} ${table.notNarrow}`}>{row.language}</td>
              <td className={`${table.wide} ${styles.reason} ${table.second}`} title={reason}>
                {reason}
              </td>
            </tr>
          )
        })}
      </tbody>
    </LongTable>
  )
}
