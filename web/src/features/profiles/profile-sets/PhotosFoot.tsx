import type { SetPhoto } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import styles from '../../../ui/lists/moves-foot.module.css'
import type { Moving } from '../../../ui/lists/use-moves'

/** The keys of the photos, and the place of the one that is being moved, which screen readers announce. */
export function PhotosFoot({ photos, moving }: { photos: readonly SetPhoto[]; moving: Moving | null }) {
  const { t } = useTranslation()
  const moved = photos.find(({ id }) => id === moving?.id)
  return (
    <footer className={styles.foot}>
      <span className={styles.legend}>
        <kbd>{t('profile_sets.space')}</kbd> {t('profile_sets.pick_up')}
      </span>
      <span className={styles.legend}>
        <kbd>← → ↑ ↓</kbd> {t('overview.move')}
      </span>
      <span className={styles.legend}>
        <Keys keys="enter" isAlwaysShown /> {t('profile_sets.put_down')}
      </span>
      <span className={styles.legend}>
        <Keys keys="esc" isAlwaysShown /> {t('profile_sets.put_back')}
      </span>
      {!moving && <span className={styles.note}>{t('profile_sets.order_hint')}</span>}
      <p role="status" className={styles.place}>
        {moving &&
          moved &&
          t('profile_sets.place', {
            photo: moved.description || t('profile_sets.no_description'),
            place: moving.to + 1,
            all: photos.length,
            before: moving.from + 1,
          })}
      </p>
    </footer>
  )
}
