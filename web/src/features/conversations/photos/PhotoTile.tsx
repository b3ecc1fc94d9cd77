import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './photos.module.css'

type Props = { photo: { url: string; seen: boolean }; alt: string }

/** A small photo of a profile; a tick shows that the customer has seen it. */
export function PhotoTile({ photo, alt }: Props) {
  const { t } = useTranslation()
  const [isFailed, setIsFailed] = useState(false)
  return (
    <>
      {isFailed ? (
        <span className={styles.failed}>{t('photo.failed')}</span>
      ) : (
        <img src={photo.url} alt={alt} loading="lazy" onError={() => setIsFailed(true)} />
      )}
      {photo.seen && <IconCheck className={styles.tick} size={18} stroke={2.5} aria-hidden="true" />}
    </>
  )
}
