import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { shortcutOf } from '../../../ui/actions/keys'
import { useAction } from '../../../ui/actions/use-action'
import { settleOthers } from './report-actions'
import styles from './SettleForm.module.css'

type Props = { count: number; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** Whether the outcome is also that of the other open reports of this customer. */
export function OtherCases({ count, isChosen, onChoose }: Props) {
  const { t } = useTranslation()
  const action = useAction(settleOthers, { count, toggle: () => onChoose(!isChosen) })
  return (
    <label className={styles.others} title={t('reports.others_hint')}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-keyshortcuts={action.key && shortcutOf(action.key)}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {action.title} <Keys keys={action.key} />
    </label>
  )
}
