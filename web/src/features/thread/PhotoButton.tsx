import type { Message } from '@panel/contract'
import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PhotoButton.module.css'
import { showPhoto, usePhotoIsShown } from './shown-photos'
import { useViewer } from './viewer'

type Props = {
  message: Pick<Message, 'id' | 'direction'>
  photo: { url: string; size: { width: number; height: number } | null }
}

/**
 * The photo of a message. A customer's photo is covered until the operator uncovers it; then it opens large, like an
 * operator's.
 */
export function PhotoButton({ message, photo: { url, size } }: Props) {
  const { t } = useTranslation()
  const isTheirs = message.direction === 'in'
  const viewer = useViewer()
  const isShown = usePhotoIsShown(message.id)
  const [tries, setTries] = useState(0)
  const [isFailed, setIsFailed] = useState(false)
  if (isFailed)
    return (
      <button
        type="button"
        className={`${styles.photo} ${styles.failed}`}
        onClick={() => {
          setTries(tries + 1)
          setIsFailed(false)
        }}
      >
        <IconPhotoOff size={18} stroke={1.75} aria-hidden="true" />
        {t('photo.failed')}
        <b>{t('error.try_again')}</b>
      </button>
    )
  const { width, height } = size ?? {}
  const isCovered = isTheirs && !isShown
  return (
    <button
      type="button"
      className={[styles.photo, isTheirs && isShown && styles.wanted, isCovered && styles.covered]
        .filter(Boolean)
        .join(' ')}
      aria-label={t(isCovered ? 'photo.show' : 'message_acts.photo')}
      onClick={() => (isCovered ? showPhoto(message.id) : viewer.openPhoto(message.id))}
    >
      <img
        key={tries}
        src={url}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        onError={() => setIsFailed(true)}
      />
      {isCovered && <span className={styles.label}>{t('photo.short_show')}</span>}
    </button>
  )
}
