import { useTranslation } from 'react-i18next'
import { LegendKey } from '../charts/LegendKey'
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
      <LegendKey keys={moveInList.key} does={t('overview.move')} />
      {space && <LegendKey keys={space.name} does={space.does} />}
      <LegendKey keys="enter" does={enter ?? t('overview.read')} />
      <LegendKey keys={openFilters.key} does={t('overview.filters')} />
    </>
  )
}
