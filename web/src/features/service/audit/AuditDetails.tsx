import type { AuditEntry } from '@panel/contract'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { AuditLinks } from './AuditLinks'
import styles from './AuditTable.module.css'
import { valueWords } from './audit-values'
import { fieldWords } from './audit-words'

/** The details of an entry: each changed field before and after, and further facts. */
export function AuditDetails({ row }: { row: AuditEntry }) {
  const { t } = useTranslation()
  return (
    <div className={styles.box}>
      {row.words !== 'readable' && (
        <Notice tone={row.words === 'unreadable' ? 'bad' : undefined} icon={IconLock}>
          {t(`audit.words.${row.words}`)}
        </Notice>
      )}
      {row.changes.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t('audit.what')}</th>
              <th scope="col">{t('audit.before')}</th>
              <th scope="col">{t('audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {row.changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldWords(t, field)}</th>
                <td>
                  <del className={styles.before}>{valueWords(t, field, before)}</del>
                </td>
                <td>
                  <ins className={styles.after}>{valueWords(t, field, after)}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={styles.facts}>
        {row.details.map(({ field, value }) => (
          <div key={field}>
            <dt>{fieldWords(t, field)}</dt>
            <dd>
              <bdi>{valueWords(t, field, value)}</bdi>
            </dd>
          </div>
        ))}
        {row.siteowner && (
          <div>
            <dt>{t('audit.kind.siteowner')}</dt>
            <dd>
              <bdi>{row.siteowner.name}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('audit.time')}</dt>
          <dd>
            <time dateTime={row.at}>{formatDate(row.at, 'long')}</time>
          </dd>
        </div>
        <div>
          <dt>{t('audit.entry')}</dt>
          <dd className={styles.code}>{row.id}</dd>
        </div>
      </dl>
      <AuditLinks row={row} />
    </div>
  )
}
