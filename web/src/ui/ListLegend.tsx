import { useTranslation } from 'react-i18next'
import { Keys } from './Keys'
import styles from './ListLegend.module.css'
import { moveInList, openFilters } from './list-actions'

type Props = {
  /** What Enter does; by default it opens a message to read. */
  enter?: string
  /** The name of the space bar, and what it does. */
  space?: { name: string; does: string }
}

/** The keys of a list whose rows can be opened. */
export function ListLegend({ enter, space }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.legend}>
        <Keys keys={moveInList.key} /> {t('overview.move')}
      </span>
      {space && (
        <span className={styles.legend}>
          <Keys keys={space.name} /> {space.does}
        </span>
      )}
      <span className={styles.legend}>
        <Keys keys="enter" /> {enter ?? t('overview.read')}
      </span>
      <span className={styles.legend}>
        <Keys keys={openFilters.key} /> {t('overview.filters')}
      </span>
    </>
  )
}
