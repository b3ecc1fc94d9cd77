import type { Login } from '@panel/contract'
import type { LoginOutcome } from '@panel/contract/rules/enumerations'
import { type Icon, IconAlertCircle, IconCheck, IconLock, IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { EventsHead } from '../../../ui/lists/EventsHead'
import { LongTable } from '../../../ui/lists/LongTable'
import table from '../../../ui/lists/list-table.module.css'
import { useLongRows } from '../../../ui/lists/use-long-rows'
import { Moment } from '../../../ui/words/Moment'
import styles from './LoginHistoryTable.module.css'
import { useDeviceName } from './use-device-name'

const icons: Record<LoginOutcome, Icon> = {
  success: IconCheck,
  failed: IconAlertCircle,
  blocked: IconLock,
  logged_out: IconLogout,
}

/** The entries of the login history, latest first. */
export function LoginHistoryTable({ rows }: { rows: Login[] }) {
  const { t } = useTranslation()
  const long = useLongRows(rows)
  return (
    <LongTable rows={long} label={t('page.login_history')} className={styles.table}>
      <EventsHead
        columns={[
          t('login_history.outcome'),
          t('list.reason'),
          t('login_history.device'),
          t('login_history.address'),
        ]}
      />
      <tbody>
        {long.shown.map((row, index) => (
          <tr key={row.id} data-id={row.id} aria-rowindex={long.rowIndex(index)}>
            <td className={`${table.time} ${table.firstEnd}`}>
              <Moment at={row.at} />
            </td>
            <th
              scope="row"
              className={`${table.name} ${styles.name} ${table.first}`}
              title={row.login ?? undefined}
            >
              <Who row={row} />
            </th>
            <td className={table.notNarrow}>
              <Outcome row={row}>{t(`login_history.outcomes.${row.outcome}`)}</Outcome>
            </td>
            <td className={`${table.second} ${table.quiet} ${styles.reason}`}>
              <span className={styles.onNarrow}>
                <Outcome row={row}>{t(`login_history.outcomes.${row.outcome}`)}</Outcome>
              </span>
              {t(`login_history.result.${row.result}`)}
              {row.times > 1 && ` × ${row.times}`}
              {row.marks.map((mark) => (
                <span key={mark} className={styles.mark}>
                  <Chip tone="warn">{t(`login_history.mark.${mark}`)}</Chip>
                </span>
              ))}
            </td>
            <td className={`${table.wide} ${table.notNarrow}`} title={row.device}>
              <Device agent={row.device} />
            </td>
            <td className={`${table.code} ${table.secondEnd}`}>{row.address ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </LongTable>
  )
}

function Who({ row: { operator, login } }: { row: Login }) {
  const { t } = useTranslation()
  if (operator)
    return (
      <Link to="/operators/$id" params={{ id: String(operator.id) }} className={table.link}>
        <bdi>{operator.name ?? t('overview.hidden_name')}</bdi>
      </Link>
    )
  return (
    <>
      <bdi>{login}</bdi> <span className={table.quiet}>{t('login_history.unknown_login')}</span>
    </>
  )
}

function Outcome({ row, children }: { row: Login; children: string }) {
  const Icon = icons[row.outcome]
  return (
    <span className={`${styles.outcome} ${styles[row.outcome]}`}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {children}
    </span>
  )
}

function Device({ agent }: { agent: string }) {
  return useDeviceName()(agent)
}
