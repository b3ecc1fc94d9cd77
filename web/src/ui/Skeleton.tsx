import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Skeleton.module.css'

/** A grey placeholder for content that is loading. */
export function Skeleton(style: Pick<CSSProperties, 'width' | 'height' | 'borderRadius' | 'justifySelf'>) {
  return <span className={styles.shape} style={style} />
}

/** Shows the skeleton, after 200 ms. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div
      className={className ? `${styles.late} ${className}` : styles.late}
      role="status"
      aria-label={t('loading')}
    >
      {children}
    </div>
  )
}
