import type { OrderedExport } from '@panel/contract'
import { isUnderWay } from '@panel/contract/rules/export-rules'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { useTranslation } from 'react-i18next'
import styles from './Exports.module.css'
import { listName, sizeWords } from './export-words'

/** How far an export is, or how large its file is. */
export function ExportProgress({ of }: { of: OrderedExport }) {
  const { t } = useTranslation()
  const words = sizeWords(t, of)
  if (!isUnderWay(of.state) || of.total === null || of.total === 0)
    return <span className={of.fault ? styles.fault : styles.quiet}>{words}</span>
  const share = Math.min(1, of.rows / of.total)
  return (
    <ProgressBar
      aria-label={t('exports.progress_of', { list: listName(t, of) })}
      value={of.rows}
      maxValue={of.total}
      valueLabel={words}
      className={styles.progress ?? ''}
    >
      <span className={styles.bar}>
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.quiet}>{words}</span>
    </ProgressBar>
  )
}
