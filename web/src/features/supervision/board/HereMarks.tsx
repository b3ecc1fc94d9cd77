import type { Staff } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import text from '../../../ui/text.module.css'
import styles from './BoardLanguages.module.css'

/** More marks than this are not told apart at a glance. */
const maxMarks = 8

/** One mark for each operator who is here, by what they are doing. Screen readers get the numbers. */
export function HereMarks({ here }: { here: Staff }) {
  const { t } = useTranslation()
  const states = (['answering', 'ready', 'away'] as const).flatMap((state) =>
    Array.from({ length: here[state] }, (_, index) => ({ key: `${state} ${index}`, state })),
  )
  if (states.length === 0) return null
  return (
    <>
      <span className={styles.marks} aria-hidden="true">
        {states.slice(0, maxMarks).map(({ key, state }) => (
          <i key={key} className={styles.mark} data-state={state} />
        ))}
      </span>
      <span className={text.hidden}>{t('board.here.all', here)}</span>
    </>
  )
}
