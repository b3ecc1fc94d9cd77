import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import table from '../../../ui/lists/list-table.module.css'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { TitledPanel } from '../../../ui/TitledPanel'
import { Moment } from '../../../ui/words/Moment'
import { refusedCallsQuery } from '../../settings/siteowners-query'
import styles from './Siteowners.module.css'

/** The last calls of the site that were refused, with the fields and codes, as the site got them. */
export function RefusedCalls({ siteownerId }: { siteownerId: number }) {
  const { t } = useTranslation()
  const list = useQuery(refusedCallsQuery(siteownerId))
  const rows = list.data ?? []
  return (
    <TitledPanel title={t('siteowners.refused_calls')} aside={t('siteowners.refused_note')}>
      <NotLoaded query={list} failed={t('siteowners.refused_failed')} />
      {list.data?.length === 0 && <p className={styles.row}>{t('siteowners.nothing_refused')}</p>}
      {rows.length > 0 && (
        <div className={styles.list}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('list.time')}</th>
                <th scope="col">{t('siteowners.call')}</th>
                <th scope="col">{t('siteowners.answer')}</th>
                <th scope="col">{t('siteowners.fields')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td className={`${table.time} ${table.firstEnd}`}>
                    <Moment at={row.at} />
                  </td>
                  <th scope="row" className={`${table.code} ${table.first}`}>
                    {row.route}
                  </th>
                  <td className={`${table.code} ${table.secondEnd}`}>
                    {row.status} {row.code}
                  </td>
                  <td className={`${table.code} ${table.second}`}>
                    <ul className={styles.issues}>
                      {row.issues.map(({ path, code }) => (
                        <li key={`${path} ${code}`}>
                          {path}: {code}
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </TitledPanel>
  )
}
