import { IconEyeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { HomeLink } from '../../../ui/actions/HomeLink'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { idIn } from '../../../ui/lists/search-values'
import { PageHead } from '../../../ui/PageHead'
import { Loading, Skeleton } from '../../../ui/Skeleton'
import { BackTo } from '../../settings/pages/BackTo'
import { ChangesPanel } from './ChangesPanel'
import { PersonaPanel } from './PersonaPanel'
import { PhotosPanel } from './PhotosPanel'
import styles from './ProfileSetPage.module.css'
import { profileSetQuery } from './profile-set-query'
import { SetHead } from './SetHead'
import { UsersPanel } from './UsersPanel'

/** One profile set: photos, persona, where it is used, and its history. Specification section 2. */
export function ProfileSetPage() {
  const { t } = useTranslation()
  const id = idIn(useParams({ from: '/profilesets/$id' }).id)
  if (id === undefined)
    return (
      <>
        <PageHead title={t('page.profile_set')} back={<BackToSets />} />
        <NotFound />
      </>
    )
  return <OneSet key={id} id={id} />
}

function OneSet({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data: set, error, refetch } = useQuery({ ...profileSetQuery(id), refetchOnMount: 'always' })
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <>
      <PageHead title={set?.name ?? t('page.profile_set')} id={id} back={<BackToSets />} />
      {isMissing && <NotFound />}
      {!set && error && !isMissing && (
        <FailedPanel title={t('profile_sets.one_failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!set && !error && <PageLoading />}
      {set && !isMissing && (
        <ScrollRegion className={styles.scroll} aria-label={set.name}>
          <SetHead set={set} />
          <div className={styles.zones}>
            <PhotosPanel set={set} />
            <div className={styles.side}>
              <PersonaPanel set={set} />
              <UsersPanel set={set} />
              <ChangesPanel set={set} />
            </div>
          </div>
        </ScrollRegion>
      )}
    </>
  )
}

function BackToSets() {
  const { t } = useTranslation()
  return <BackTo path="/profilesets" place={t('profile_sets.place_name')} />
}

function NotFound() {
  const { t } = useTranslation()
  return <EmptyPanel icon={IconEyeOff} title={t('profile_sets.not_found')} actions={<HomeLink />} />
}

function PageLoading() {
  return (
    <Loading className={styles.loading}>
      <Skeleton width="40%" height={40} />
      <Skeleton width="100%" height={320} />
    </Loading>
  )
}
