import type { Retention } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import table from '../../../ui/lists/list-table.module.css'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { Moment } from '../../../ui/words/Moment'
import { SettingsFrame } from '../../settings/service-settings/SettingsFrame'
import { PeriodRow } from './PeriodRow'
import styles from './Retention.module.css'
import { retentionQuery } from './retention-query'

/** How long each class of data is kept. Nothing is deleted before an admin has seen the count and confirmed. */
export function RetentionPage() {
  const { t } = useTranslation()
  const found = useQuery(retentionQuery)
  return (
    <SettingsFrame title={t('page.service_settings')}>
      <NotLoaded query={found} failed={t('service_settings.failed')} />
      {found.data && (
        <>
          <TitledPanel title={t('page.retention')}>
            <div className={styles.part}>
              <p>{t('retention.intro')}</p>
            </div>
            <ul className={styles.rows}>
              {found.data.periods.map((period) => (
                <PeriodRow key={period.name} period={period} />
              ))}
            </ul>
          </TitledPanel>
          <OthersPanel retention={found.data} />
          <RunsPanel runs={found.data.runs} />
        </>
      )}
    </SettingsFrame>
  )
}

/** What is deleted without a period here, and what is not. */
function OthersPanel({ retention: { backup_days, export_days } }: { retention: Retention }) {
  const { t } = useTranslation()
  return (
    <TitledPanel title={t('retention.others')}>
      <div className={styles.part}>
        <ul>
          <li>{t('retention.other.exports', { days: formatNumber(export_days) })}</li>
          <li>{t('retention.other.deliveries')}</li>
          <li>{t('retention.other.sessions')}</li>
          <li>{t('retention.other.audit')}</li>
          <li>
            {backup_days > 0
              ? t('retention.other.backups', { days: formatNumber(backup_days) })
              : t('retention.other.backups_unknown')}
          </li>
        </ul>
      </div>
    </TitledPanel>
  )
}

/** The last runs that have deleted something. */
function RunsPanel({ runs }: { runs: Retention['runs'] }) {
  const { t } = useTranslation()
  const nameOf = (name: string) => t(`retention.class.${name}.name`, { defaultValue: name })
  return (
    <TitledPanel title={t('retention.runs')}>
      {runs.length === 0 && (
        <div className={styles.part}>
          <p>{t('retention.no_runs')}</p>
        </div>
      )}
      {runs.length > 0 && (
        <div className={styles.list}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('list.time')}</th>
                <th scope="col">{t('retention.what')}</th>
                <th scope="col">{t('retention.before')}</th>
                <th scope="col">{t('retention.deleted')}</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td className={`${table.time} ${table.firstEnd}`}>
                    <Moment at={run.finished_at} />
                  </td>
                  <th scope="row" className={table.first}>
                    {nameOf(run.name)}
                  </th>
                  <td className={`${table.time} ${table.second}`}>{formatDate(run.until, 'dateOnly')}</td>
                  <td className={`${table.time} ${table.secondEnd}`}>{formatNumber(run.rows)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </TitledPanel>
  )
}
