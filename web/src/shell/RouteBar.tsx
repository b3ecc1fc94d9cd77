import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './RouteBar.module.css'

/** Shown while the next page loads. */
export function RouteBar() {
  const { t } = useTranslation()
  const isPending = useRouterState({ select: (state) => state.status === 'pending' })
  if (!isPending) return null
  return <div className={styles.bar} role="progressbar" aria-label={t('loading_page')} />
}
