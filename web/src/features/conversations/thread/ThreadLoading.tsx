import { Loading, Skeleton } from '../../../ui/Skeleton'
import styles from './ThreadLoading.module.css'

export function ThreadLoading() {
  return (
    <Loading className={styles.loading}>
      <Skeleton width="46%" height={38} borderRadius="var(--r-lg)" />
      <Skeleton width="58%" height={38} borderRadius="var(--r-lg)" justifySelf="end" />
      <Skeleton width="70%" height={60} borderRadius="var(--r-lg)" />
      <Skeleton width="40%" height={38} borderRadius="var(--r-lg)" justifySelf="end" />
      <Skeleton width="52%" height={38} borderRadius="var(--r-lg)" />
    </Loading>
  )
}
