import { IconPhotoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PhotoPicker } from '../../conversations/photos/PhotoPicker'
import { photosQuery } from '../../conversations/photos/photo-queries'
import styles from '../AttachmentChip.module.css'
import type { AttachmentDefinition } from './kind'

export type ChosenPhoto = { kind: 'photo'; id: number; url: string; description: string; seen: boolean }

export const photoAttachment: AttachmentDefinition<ChosenPhoto> = {
  Picker: ({ onPick, ...dialog }) => (
    <PhotoPicker
      {...dialog}
      onPick={({ id, url, description, seen }) => onPick({ kind: 'photo', id, url, description, seen })}
    />
  ),
  read: ({ id, url, description, seen }) =>
    typeof id === 'number' && typeof url === 'string'
      ? { kind: 'photo', id, url, description: description ?? '', seen: seen === true }
      : null,
  isSame: (sent, { url }) => sent.url === url,
  /** Its answer contains which photos the customer has seen. */
  changes: (conversationId) => photosQuery(conversationId).queryKey,
  unavailable: { code: 'photo_not_available', icon: IconPhotoOff },
  Chip: PhotoChip,
}

function PhotoChip({
  chosen: { url, description, seen },
  customer,
}: {
  chosen: ChosenPhoto
  customer: string
}) {
  const { t } = useTranslation()
  return (
    <>
      <img src={url} alt="" />
      <span className={styles.words}>
        <b>{description || t('photos.uploaded')}</b>
        {seen && <small>{t('attachment.seen', { name: customer })}</small>}
      </span>
    </>
  )
}
