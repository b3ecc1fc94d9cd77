import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { useCommand } from '../../ui/commands'
import styles from './ReleaseBanner.module.css'
import { releaseQuery, runningRelease } from './release-query'

/** Says that the server has another release than the one that runs here. Specification section 2. */
export function ReleaseBanner() {
  const { t } = useTranslation()
  const running = runningRelease()
  const last = useQuery({ ...releaseQuery, enabled: running !== null }).data
  const isOld = Boolean(last) && last !== running
  const refresh = () => location.reload()
  useCommand(
    isOld
      ? { id: 'refresh', group: 'anywhere', title: t('release.refresh'), icon: IconRefresh, run: refresh }
      : null,
  )
  if (!isOld) return null
  return (
    <div className={styles.banner} role="status">
      <IconRefresh size={16} stroke={1.75} aria-hidden="true" />
      <span>{t('release.new')}</span>
      <Button size="small" onClick={refresh}>
        {t('release.refresh')}
      </Button>
    </div>
  )
}
