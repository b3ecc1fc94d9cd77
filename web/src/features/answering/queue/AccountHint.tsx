import { hasRight } from '@panel/contract/rules/rights'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../settings/user-query'
import styles from './AccountHint.module.css'

/** What the operator's account lacks to get chats. Who may change it gets the way to it, and everybody else whom to ask. */
export function AccountHint({ lacks }: { lacks: 'language' | 'queue' }) {
  const { t } = useTranslation()
  const { id, scope } = useUser()
  if (!hasRight(scope, 'manage_operators')) return t(`home.lacks.${lacks}`)
  return (
    <>
      {t(`home.lacks_own.${lacks}`)}{' '}
      <Link to="/operators/$id" params={{ id: String(id) }} className={styles.link}>
        {t('home.own_page')}
      </Link>
    </>
  )
}
