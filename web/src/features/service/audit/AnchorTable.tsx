import type { AuditAnchor } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../ui/words/dates'
import styles from './Chain.module.css'

/** The newest anchors, latest first, and whether each was accepted. */
export function AnchorTable({ anchors }: { anchors: AuditAnchor[] }) {
  const { t } = useTranslation()
  return (
    <table className={styles.anchors}>
      <caption>{t('audit.anchors')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('audit.anchor_day')}</th>
          <th scope="col">{t('audit.entry')}</th>
          <th scope="col">{t('audit.anchor_state')}</th>
        </tr>
      </thead>
      <tbody>
        {anchors.map((anchor) => (
          <tr key={anchor.date}>
            <th scope="row" title={anchor.hash}>
              {formatDate(anchor.date, 'dateOnly', undefined, 'UTC')}
            </th>
            <td>{anchor.last_id}</td>
            <td>
              <AnchorState anchor={anchor} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AnchorState({ anchor: { accepted_at, attempts, error } }: { anchor: AuditAnchor }) {
  const { t } = useTranslation()
  if (accepted_at)
    return (
      <span className={styles.ok}>
        {t('audit.anchor_accepted', { time: formatDate(accepted_at, 'short') })}
      </span>
    )
  if (attempts === 0) return t('audit.anchor_not_sent')
  return <span className={styles.bad}>{t('audit.anchor_failed', { attempts, error: error ?? '' })}</span>
}
