import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { useCommand } from '../../ui/commands'
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
  return (
    // Always there: a screen reader only reads out what changes in a region it knows.
    <div role="status">
      {isOld && (
        <Banner
          icon={IconRefresh}
          action={
            <Button size="small" onClick={refresh}>
              {t('release.refresh')}
            </Button>
          }
        >
          {t('release.new')}
        </Banner>
      )}
    </div>
  )
}
