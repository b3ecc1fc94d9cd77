import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PhotoButton.module.css'

/** A photo stays blurred until the operator wants to see it. */
export function PhotoButton({ url }: { url: string }) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <button
      type="button"
      className={`${styles.photo} ${isShown ? styles.wanted : styles.covered}`}
      aria-pressed={isShown}
      aria-label={t(isShown ? 'photo.cover' : 'photo.show')}
      onClick={() => setIsShown(!isShown)}
    >
      <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" />
      {!isShown && <span className={styles.label}>{t('photo.short_show')}</span>}
    </button>
  )
}
