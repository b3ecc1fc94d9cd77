import type { CustomerProfile } from '@panel/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../../api/clean-text'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { focusAndSelect, focusAtEnd } from '../../../ui/actions/move-focus'
import type { UnsavedWords } from '../../settings/drafts/unsaved-words'
import styles from './AlertBox.module.css'
import { InPlaceForm } from './InPlaceForm'
import { SaveLinks } from './SaveLinks'
import { SaveRefusalText } from './SaveRefusalText'
import { useCustomer } from './save-customer'
import { useSaving } from './use-saving'

type Props = { customer: CustomerProfile; words: UnsavedWords; maxLength: number; onClose: () => void }

/** The text of the alert; an empty text removes it. Escape closes it, and the words are kept until they are saved. */
export function AlertEditor({ customer, words, maxLength, onClose }: Props) {
  const { t } = useTranslation()
  const { saveAlert } = useCustomer(customer.id)
  const [focus] = useState(() => (words.isKept ? focusAtEnd : focusAndSelect))
  const saving = useSaving(() => {
    words.forget()
    onClose()
  })

  const save = (text: string) => {
    const alert = cleanText(text).trim() || null
    const seen = words.began || null
    if (alert === seen && !saving.refusal) {
      words.forget()
      return onClose()
    }
    const before = saving.refusal?.kind === 'edited_meanwhile' ? customer.alert : seen
    void saving.save(() => saveAlert(alert, before))
  }

  return (
    <InPlaceForm onSave={() => save(words.text)} onCancel={onClose}>
      <textarea
        ref={focus}
        className={styles.area}
        aria-label={t('alert.label')}
        value={words.text}
        rows={2}
        maxLength={maxLength}
        readOnly={saving.isBusy}
        onChange={(event) => words.set(event.target.value)}
      />
      {saving.refusal && (
        <p className={styles.error} role="alert">
          <SaveRefusalText refusal={saving.refusal} theirs={customer.alert ?? t('facts.nothing')} />
        </p>
      )}
      <div className={styles.actions}>
        <SaveLinks isBusy={saving.isBusy} onCancel={onClose} />
        {customer.alert !== null && <LinkButton onClick={() => save('')}>{t('alert.remove')}</LinkButton>}
      </div>
    </InPlaceForm>
  )
}
