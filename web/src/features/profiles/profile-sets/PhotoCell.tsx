import type { SetPhoto } from '@panel/contract'
import { IconBan, IconCopy, IconGripVertical } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import styles from './PhotoGrid.module.css'

type Props = {
  photo: SetPhoto
  /** The stored place, from 1. */
  place: number
  /** The place where it is shown while a photo is being moved. */
  shownPlace: number
  isMoving: boolean
}

/** A photo of the set with its place, its description and how often it was sent. */
export function PhotoCell({ photo, place, shownPlace, isMoving }: Props) {
  const { t } = useTranslation()
  const words = photo.description || t('profile_sets.no_description')
  const [duplicate] = photo.duplicates
  return (
    <GridListItem
      id={photo.id}
      textValue={t('profile_sets.photo_named', {
        place,
        description: words,
        use: usageText(t, photo, place),
      })}
      className={styles.cell ?? ''}
      style={{ order: shownPlace }}
      data-moving={isMoving || undefined}
      data-never={photo.never_send_at !== null || undefined}
    >
      <span className={styles.picture}>
        <img src={photo.thumbnail_url} alt="" draggable={false} />
        <Button slot="drag" className={styles.place ?? ''}>
          <IconGripVertical size={12} stroke={2} aria-hidden="true" />
          {shownPlace}
        </Button>
        {photo.never_send_at !== null && (
          <span className={styles.mark}>
            <Chip>
              <IconBan size={14} stroke={1.75} aria-hidden="true" />
              {t('profile_sets.never_send')}
            </Chip>
          </span>
        )}
        {photo.never_send_at === null && duplicate && (
          <span className={styles.mark}>
            <Chip tone="warn">
              <IconCopy size={14} stroke={1.75} aria-hidden="true" />
              {t('profile_sets.also_in', { set: duplicate.set.name })}
            </Chip>
          </span>
        )}
      </span>
      <span className={styles.description}>{words}</span>
      <span className={styles.use}>
        {isMoving ? t('profile_sets.moving', { place }) : usageText(t, photo, place)}
      </span>
    </GridListItem>
  )
}

function usageText(t: TFunction, { sent_count: count }: SetPhoto, place: number) {
  const sent = count === 0 ? t('profile_sets.never_sent') : t('profile_sets.sent_times', { count })
  return place === 1 ? t('profile_sets.main_photo', { sent }) : sent
}
