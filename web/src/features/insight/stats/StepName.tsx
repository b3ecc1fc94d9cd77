import { useTranslation } from 'react-i18next'
import table from './stats-table.module.css'

/** The name of a step in a table, and whether it is still being counted. */
export function StepName({ name, isSettled }: { name: string; isSettled: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {name}
      {!isSettled && <small className={table.unsettled}>{t('stats_groups.unsettled')}</small>}
    </>
  )
}
