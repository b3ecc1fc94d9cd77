import type { CustomerProfile } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../api/clean-text'
import { LinkButton } from '../../ui/LinkButton'
import { focusAndSelect } from '../../ui/move-focus'
import styles from './AlertBox.module.css'
import { InPlaceForm } from './InPlaceForm'
import { SaveLinks } from './SaveLinks'
import { SaveRefusalText } from './SaveRefusalText'
import { patchAlert, useCustomer } from './save-customer'
import { useSaving } from './use-saving'
import { useUnsaved } from './use-unsaved'

type Props = { customer: CustomerProfile; maxLength: number; onClose: () => void }

/** The text of the alert; an empty text removes it. */
export function AlertEditor({ customer, maxLength, onClose }: Props) {
  const { t } = useTranslation()
  const { saveAlert } = useCustomer(customer.id)
  const [initial] = useState(customer.alert)
  const [typed, setTyped] = useState(customer.alert ?? '')
  const [seen, setSeen] = useState(customer.alert)
  const unsaved = useUnsaved(() => {
    const alert = cleanText(typed).trim() || null
    if (alert !== initial) void patchAlert(customer.id, alert, seen, true).catch(() => {})
  })
  const close = () => {
    unsaved.settle()
    onClose()
  }
  const saving = useSaving(close)

  const save = (text: string) => {
    const alert = cleanText(text).trim() || null
    if (alert === initial && !saving.refusal) return close()
    const before = saving.refusal?.kind === 'edited_meanwhile' ? customer.alert : seen
    setSeen(before)
    void saving.save(() => saveAlert(alert, before))
  }

  return (
    <InPlaceForm onSave={() => save(typed)} onCancel={close}>
      <textarea
        ref={focusAndSelect}
        className={styles.area}
        aria-label={t('alert.label')}
        value={typed}
        rows={2}
        maxLength={maxLength}
        readOnly={saving.isBusy}
        onChange={(event) => setTyped(event.target.value)}
      />
      {saving.refusal && (
        <p className={styles.error} role="alert">
          <SaveRefusalText refusal={saving.refusal} theirs={customer.alert ?? t('facts.nothing')} />
        </p>
      )}
      <div className={styles.actions}>
        <SaveLinks isBusy={saving.isBusy} onCancel={close} />
        {initial !== null && <LinkButton onClick={() => save('')}>{t('alert.remove')}</LinkButton>}
      </div>
    </InPlaceForm>
  )
}
