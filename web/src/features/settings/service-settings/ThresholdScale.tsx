import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../ui/words/dates'
import styles from './ThresholdsPage.module.css'

/** The stored limits of a colour on a bar. What is typed changes it when it is saved. */
export function ThresholdScale({ amber, red }: { amber: number; red: number }) {
  const { t } = useTranslation()
  const rest = red * 0.7
  return (
    <div className={styles.scale}>
      <div className={styles.colours} aria-hidden="true">
        <i style={{ flexGrow: amber }} />
        <i style={{ flexGrow: red - amber }} />
        <i style={{ flexGrow: rest }} />
      </div>
      <p>{t('thresholds.in_force', { amber: formatNumber(amber), red: formatNumber(red) })}</p>
    </div>
  )
}
