import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { releaseQuery, runningRelease } from './release-query'

/** Says that the server has another release than the one that runs here. Specification section 2. */
export function ReleaseBanner() {
  const { t } = useTranslation()
  const running = runningRelease()
  const last = useQuery({ ...releaseQuery, enabled: running !== null }).data
  return (
    // Always there: a screen reader only reads out what changes in a region it knows.
    <div role="status">
      {last && last !== running && (
        <Banner
          icon={IconRefresh}
          action={
            <Button size="small" onClick={() => location.reload()}>
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
