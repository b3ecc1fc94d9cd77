import type { ListedErasure } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { PanelList } from '../../../ui/lists/ListPage'
import table from '../../../ui/lists/list-table.module.css'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import { erasuresQuery } from './rights-query'
import { useAsker } from './use-asker'

/** The erasures of customers, latest first: who asked, and how far the panel is. */
export function ErasuresPanel() {
  const { t } = useTranslation()
  const { list, rows } = usePages(erasuresQuery)
  return (
    <TitledPanel title={t('customer_rights.erasures')}>
      <PanelList
        label={t('customer_rights.erasures')}
        list={list}
        rows={rows.length}
        failed={t('customer_rights.failed')}
        nothing={t('customer_rights.no_erasures')}
      >
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('list.time')}</th>
              <th scope="col">{t('customer_rights.customer')}</th>
              <th scope="col">{t('customer_rights.asked_by')}</th>
              <th scope="col">{t('customer_rights.state')}</th>
              <th scope="col">{t('customer_rights.backups')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </PanelList>
    </TitledPanel>
  )
}

function Row({ row }: { row: ListedErasure }) {
  const { t } = useTranslation()
  const asker = useAsker()
  return (
    <tr data-id={row.id}>
      <td className={`${table.time} ${table.firstEnd}`}>
        <Moment at={row.asked_at} />
      </td>
      <th scope="row" className={table.first}>
        <Link to="/customer-rights/$id" params={{ id: String(row.customer.id) }} className={table.link}>
          {row.customer.name}
        </Link>{' '}
        <bdi className={table.quiet}>{row.siteowner.name}</bdi>
      </th>
      <td className={table.second}>{asker(row)}</td>
      <td className={table.secondEnd}>
        {row.finished_at ? (
          <Moment at={row.finished_at} />
        ) : (
          t('customer_rights.working', { percent: row.progress })
        )}
      </td>
      <td className={table.notNarrow}>
        {row.backups_until ? formatDate(row.backups_until, 'dateOnly') : t('customer_rights.not_told')}
      </td>
    </tr>
  )
}
