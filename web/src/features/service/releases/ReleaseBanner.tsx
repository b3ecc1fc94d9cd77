import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Banner } from '../../../ui/overlays/Banner'
import { releaseQuery, runningRelease } from '../../settings/release-query'
import { refreshPage } from './release-actions'

/** Shows that the server has another release than this page. Specification section 2. */
export function ReleaseBanner() {
  const { t } = useTranslation()
  const running = runningRelease()
  const last = useQuery({ ...releaseQuery, enabled: running !== null }).data
  const isOld = Boolean(last) && last !== running
  const refresh = useAction(refreshPage, isOld ? undefined : null)
  return (
    // Always rendered, because a screen reader only announces changes in a region that existed before.
    <div role="status">
      {refresh && (
        <Banner icon={IconRefresh} action={<ActionButton action={refresh} size="small" hasNoIcon />}>
          {t('release.new')}
        </Banner>
      )}
    </div>
  )
}
