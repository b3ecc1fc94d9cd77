import type { CustomerProfile } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import type { OfferedAction } from '../../../ui/actions/actions'
import { Keys } from '../../../ui/actions/Keys'
import { useAction } from '../../../ui/actions/use-action'
import { addFact } from './customer-actions'
import { countedFields, knownCount } from './customer-fields'
import styles from './FactsHead.module.css'

type Props = {
  customer: CustomerProfile
  /** The facts have the focus: their keys are shown. */
  hasFocus: boolean
  onAdd: () => void
}

/** How many facts are known, and the key that adds the next one. */
export function FactsHead({ customer, hasFocus, onAdd }: Props) {
  const { t } = useTranslation()
  const add = useAction(addFact, onAdd)
  return (
    <div className={styles.head} data-keys={hasFocus || undefined}>
      <h3>{t('facts.short')}</h3>
      <span className={styles.count}>
        {t('facts.known_of', { known: knownCount(customer), all: countedFields.length })}
      </span>
      {hasFocus && <PanelKeys />}
      {/* It stays in the document: it can have the focus itself. */}
      <AddButton action={add} />
    </div>
  )
}

function PanelKeys() {
  const { t } = useTranslation()
  return (
    <span className={styles.keys}>
      <Keys keys="J+K" />
      <Keys keys="esc" /> {t('facts.key_leaves')}
    </span>
  )
}

function AddButton({ action }: { action: OfferedAction }) {
  const { t } = useTranslation()
  return (
    <ActionButton
      action={action}
      className={styles.add}
      size="small"
      look="quiet"
      hasNoIcon
      title={action.title}
    >
      {t('facts.add_short')}
    </ActionButton>
  )
}
