import type { Word } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { moveInList } from '../../../ui/lists/list-actions'
import styles from '../../../ui/lists/moves-foot.module.css'
import type { Moving } from '../../../ui/lists/use-moves'

type Props = { words: readonly Word[]; moving: Moving | null; textOf: (word: Word) => string }

/** The keys of the list, and the place of the word that is being moved, which screen readers announce. */
export function WordsFoot({ words, moving, textOf }: Props) {
  const { t } = useTranslation()
  const moved = words.find(({ id }) => id === moving?.id)
  const around = words.filter(({ group, retired_at }) => group === moved?.group && retired_at === null)
  return (
    <footer className={styles.foot}>
      <span className={styles.legend}>
        <Keys keys={moveInList.key} isAlwaysShown /> {t('overview.move')}
      </span>
      <span className={styles.legend}>
        <kbd>{t('profile_sets.space')}</kbd> {t('profile_sets.pick_up')} <kbd>↑ ↓</kbd>
      </span>
      <span className={styles.legend}>
        <Keys keys="enter" isAlwaysShown /> {t('profile_sets.put_down')}
      </span>
      <p role="status" className={styles.place}>
        {moving && moved
          ? t('words.place', {
              word: textOf(moved),
              place: moving.to + 1,
              all: around.length,
              before: moving.from + 1,
            })
          : null}
      </p>
      <p>{t('words.stay_readable')}</p>
    </footer>
  )
}
