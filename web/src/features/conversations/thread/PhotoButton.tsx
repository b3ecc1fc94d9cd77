import type { Message } from '@panel/contract'
import { isOurs } from '@panel/contract/rules/message-sides'
import { IconPhotoOff } from '@tabler/icons-react'
import { use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PhotoButton.module.css'
import { showPhoto, useCovers } from './shown-photos'
import { ViewerContext } from './viewer'

type Props = {
  message: Pick<Message, 'id' | 'direction'>
  photo: { url: string; size: { width: number; height: number } | null }
}

/**
 * The photo of a message. A customer's photo, or each one if the operator wants that, is covered until the operator uncovers it; then
 * it opens large.
 */
export function PhotoButton({ message, photo: { url, size } }: Props) {
  const { t } = useTranslation()
  const isTheirs = !isOurs(message.direction)
  // A message that is shown without its thread, such as that of an escalation, has no viewer.
  const viewer = use(ViewerContext) ?? { openPhoto: () => void window.open(url, '_blank', 'noopener') }
  const isCovered = useCovers().isCovered(message)
  const [tries, setTries] = useState(0)
  const [isFailed, setIsFailed] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  // A loaded photo is also seen when the operator chooses that it is not covered.
  useEffect(() => {
    if (isLoaded && !isCovered) showPhoto(message)
  }, [isLoaded, isCovered, message])
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
  return (
    <button
      type="button"
      className={[styles.photo, isTheirs && !isCovered && styles.wanted, isCovered && styles.covered]
        .filter(Boolean)
        .join(' ')}
      aria-label={t(isCovered ? 'photo.show' : 'message_acts.photo')}
      onClick={() => (isCovered ? showPhoto(message) : viewer.openPhoto(message.id))}
    >
      <img
        key={tries}
        src={url}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        onLoad={() => setIsLoaded(true)}
        onError={() => setIsFailed(true)}
      />
      {isCovered && <span className={styles.label}>{t('photo.short_show')}</span>}
    </button>
  )
}
