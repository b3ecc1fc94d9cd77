import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { PageHead } from '../../../ui/PageHead'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { permissionsQuery, segmentsQuery } from '../../settings/settings-queries'
import { LevelsEditor } from './LevelsEditor'
import { levelsQuery } from './levels-query'
import styles from './PermissionsPage.module.css'

/** The rights of each account level. For admins. */
export function PermissionsPage() {
  const { t } = useTranslation()
  const levels = useQuery(levelsQuery)
  const settings = useQuery(permissionsQuery)
  const segments = useQuery(segmentsQuery).data
  const segmentNames = new Map(
    [...(segments?.segments ?? []), ...(segments?.retired ?? [])].map(({ code, name }) => [code, name]),
  )
  const failed = (!levels.data && levels.error) || (!settings.data && settings.error)
  return (
    <>
      <PageHead title={t('page.permissions')} />
      <div className={styles.page}>
        {failed ? (
          <FailedPanel
            title={t('levels.failed')}
            error={failed}
            onRetry={() => void Promise.all([levels.refetch(), settings.refetch()])}
          />
        ) : levels.data && settings.data ? (
          <LevelsEditor
            levels={levels.data}
            settings={{
              short: settings.data.history_size_short,
              limited: settings.data.history_size_limited,
              segments: settings.data.configurable_segments,
              nameOfSegment: (code) => segmentNames.get(code) ?? code,
            }}
          />
        ) : (
          <Loading className={styles.loading}>
            {Array.from({ length: 12 }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <Skeleton key={row} width="100%" height={20} />
            ))}
          </Loading>
        )}
      </div>
    </>
  )
}
