import type { Conversation, Photo } from '@panel/contract'
import { photoTypes } from '@panel/contract/rules/enumerations'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { PickGrid } from '../../../ui/fields/PickGrid'
import { Dialog } from '../../../ui/overlays/Dialog'
import { failureText } from '../../../ui/words/failure'
import { PhotoTile } from './PhotoTile'
import { photosQuery } from './photo-queries'
import styles from './photos.module.css'

type Props = {
  conversation: Conversation
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onPick: (photo: Photo & { seen: boolean }) => void
  onFile: (file: File) => void
}

/** Chooses a photo of the profile, or one from the operator's device. */
export function PhotoPicker({ conversation, isOpen, onClose, onClosed, onPick, onFile }: Props) {
  const { t } = useTranslation()
  const photos = useQuery({ ...photosQuery(conversation.id), enabled: isOpen })
  const file = useRef<HTMLInputElement>(null)
  const items = photos.data?.items ?? []
  const { name } = conversation.customer
  const seen = items.filter((photo) => photo.seen).length
  const words = () => {
    if (photos.isError) return failureText(t, t('photos.not_loaded'), photos.error)
    if (!photos.data) return t('loading')
    if (items.length === 0) return t('photos.none', { name: conversation.profile.name })
    return t('photos.seen_of', { name, seen, all: items.length })
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={t('photos.of', { name: conversation.profile.name })}
      onClose={onClose}
      onClosed={onClosed}
    >
      <div className={styles.line} role="status">
        {words()}
        {photos.isError && (
          <Button size="small" onClick={() => void photos.refetch()}>
            {t('error.try_again')}
          </Button>
        )}
      </div>
      {items.length > 0 && (
        <PickGrid
          label={t('photos.title')}
          items={items}
          startAt={Math.max(
            0,
            items.findIndex((photo) => !photo.seen),
          )}
          className={styles.grid}
          itemClassName={(photo) => (photo.seen ? `${styles.tile} ${styles.seen}` : styles.tile)}
          nameOf={(photo) =>
            photo.seen ? t('photos.seen_by', { photo: photo.description, name }) : photo.description
          }
          onPick={onPick}
        >
          {(photo) => <PhotoTile photo={photo} alt="" />}
        </PickGrid>
      )}
      <div className={styles.line}>
        <Button onClick={() => file.current?.click()}>
          <IconUpload size={16} stroke={1.75} aria-hidden="true" />
          {t('photos.upload')}
        </Button>
        <span>{t('photos.upload_hint')}</span>
        <input
          ref={file}
          type="file"
          hidden
          accept={photoTypes.join(',')}
          aria-label={t('photos.upload')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            event.target.value = ''
            if (chosen) onFile(chosen)
          }}
        />
      </div>
    </Dialog>
  )
}
