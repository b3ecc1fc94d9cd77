import type { AuditEntry } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './AuditTable.module.css'

/** From an entry to all entries by the same person, about the same person, chat or customer. */
export function AuditLinks({
  row: { operator, subject, conversation_id: chat, customer },
}: {
  row: AuditEntry
}) {
  const { t } = useTranslation()
  const nameOf = (name: string | null) => name ?? t('overview.hidden_name')
  const isOfPerson = subject.type === 'operator' && subject.id !== null
  return (
    <p className={styles.links}>
      {operator && (
        <Link to="/audit" search={{ operator_id: operator.id }}>
          {t('audit.all_by', { name: nameOf(operator.name) })}
        </Link>
      )}
      {isOfPerson && (
        <Link to="/audit" search={{ subject_type: 'operator', subject_id: subject.id ?? undefined }}>
          {t('audit.all_about', { name: nameOf(subject.name) })}
        </Link>
      )}
      {chat !== null && (
        <Link to="/audit" search={{ conversation_id: chat }}>
          {t('audit.all_of_chat')}
        </Link>
      )}
      {customer && (
        <Link to="/audit" search={{ customer_id: customer.id }}>
          {t('audit.all_about', { name: customer.name })}
        </Link>
      )}
    </p>
  )
}
