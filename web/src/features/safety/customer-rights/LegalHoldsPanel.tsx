import type { ListedLegalHold } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages-query'
import { Segments } from '../../../ui/fields/Segments'
import { PanelList } from '../../../ui/lists/ListPage'
import table from '../../../ui/lists/list-table.module.css'
import { TitledPanel } from '../../../ui/TitledPanel'
import { Moment } from '../../../ui/words/Moment'
import { legalHoldsQuery } from './rights-query'

type State = 'open' | 'lifted'
type Props = { state: State; onChoose: (state: State) => void }

/** Legal holds of all customers: those in force, or those that were lifted. */
export function LegalHoldsPanel({ state, onChoose }: Props) {
  const { t } = useTranslation()
  const { list, rows } = usePages(legalHoldsQuery(state))
  return (
    <TitledPanel
      title={t('customer_rights.legal_holds')}
      aside={
        <Segments
          label={t('customer_rights.state')}
          value={state}
          options={[
            ['open', t('customer_rights.in_force')],
            ['lifted', t('customer_rights.lifted')],
          ]}
          onChoose={onChoose}
        />
      }
    >
      <PanelList
        label={t('customer_rights.legal_holds')}
        list={list}
        rows={rows.length}
        failed={t('customer_rights.failed')}
        nothing={t('customer_rights.no_legal_holds')}
      >
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('list.time')}</th>
              <th scope="col">{t('customer_rights.customer')}</th>
              <th scope="col">{t('customer_rights.set_by')}</th>
              <th scope="col">{t('customer_rights.why')}</th>
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

function Row({ row }: { row: ListedLegalHold }) {
  const { t } = useTranslation()
  return (
    <tr data-id={row.id}>
      <td className={`${table.time} ${table.firstEnd}`}>
        <Moment at={row.lifted?.at ?? row.set_at} />
      </td>
      <th scope="row" className={table.first}>
        <Link to="/customer-rights/$id" params={{ id: String(row.customer.id) }} className={table.link}>
          <bdi>{row.customer.name}</bdi>
        </Link>{' '}
        <bdi className={table.quiet}>{row.siteowner.name}</bdi>
      </th>
      <td className={table.secondEnd}>
        {row.set_by ? (row.set_by.name ?? t('overview.hidden_name')) : t('customer_rights.by_command')}
      </td>
      <td className={`${table.wide} ${table.second}`} title={row.lifted?.reason ?? row.reason}>
        {row.lifted?.reason ?? row.reason}
      </td>
    </tr>
  )
}
