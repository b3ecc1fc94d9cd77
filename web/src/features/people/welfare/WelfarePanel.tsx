import type { Welfare } from '@panel/contract'
import { photoCovers } from '@panel/contract/rules/welfare-rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Segments } from '../../../ui/fields/Segments'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { TitledPanel } from '../../../ui/TitledPanel'
import { failureText } from '../../../ui/words/failure'
import { SegmentChoices } from './SegmentChoices'
import { ShiftCounts } from './ShiftCounts'
import styles from './WelfarePanel.module.css'
import { useWelfareChange, welfareQuery } from './welfare-query'

/** What the operator chooses to protect themselves, and what they were exposed to. Nobody else sees it. */
export function WelfarePanel() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(welfareQuery)
  return (
    <TitledPanel title={t('welfare.title')} aside={<span>{t('welfare.private')}</span>}>
      {isPending && (
        <Loading className={styles.loading}>
          <Skeleton width="60%" />
          <Skeleton width="100%" height={40} />
        </Loading>
      )}
      {error && !data && (
        <FailedPanel title={t('welfare.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <PhotoCovers welfare={data} />
          <SegmentChoices segments={data.segments} />
          <ShiftCounts welfare={data} />
        </>
      )}
    </TitledPanel>
  )
}

function PhotoCovers({ welfare }: { welfare: Welfare }) {
  const { t } = useTranslation()
  const choose = useWelfareChange((photo_cover: Welfare['photo_cover']) =>
    call('POST /api/welfare/photo-cover', { body: { photo_cover } }),
  )
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <span className={styles.what}>
          {t('welfare.photos')}
          <small>{t('welfare.photos_note')}</small>
        </span>
        <Segments
          label={t('welfare.photos')}
          value={choose.isPending ? choose.variables : welfare.photo_cover}
          options={photoCovers.map((cover) => [cover, t(`welfare.cover.${cover}`)])}
          onChoose={choose.mutate}
        />
      </div>
      {choose.isError && <p role="alert">{failureText(t, t('welfare.not_saved'), choose.error)}</p>}
    </div>
  )
}
