import type { Conversation } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PhotoTile } from './PhotoTile'
import { photosQuery } from './photo-queries'
import styles from './photos.module.css'

/** As many as fit in a row; the picker has all. */
const maxShown = 4

/** The photos of the profile, and which of them this customer has seen. */
export function PhotosSection({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { data } = useQuery(photosQuery(conversation.id))
  if (!data || data.items.length === 0) return null
  const { name } = conversation.customer
  const seen = data.items.filter((photo) => photo.seen).length
  return (
    <section>
      <h3>
        {t('photos.title')}
        <span className={styles.seenOf}>{t('photos.seen_of', { name, seen, all: data.items.length })}</span>
      </h3>
      <ul className={styles.tiles}>
        {data.items.slice(0, maxShown).map((photo) => (
          <li key={photo.id} className={photo.seen ? `${styles.tile} ${styles.seen}` : styles.tile}>
            <PhotoTile
              photo={photo}
              alt={photo.seen ? t('photos.seen_by', { photo: photo.description, name }) : photo.description}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
