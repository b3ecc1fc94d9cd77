import { isBlank } from '@panel/contract/rules/blank'
import { noteLength } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../../api/clean-text'
import { focusAtEnd } from '../../../ui/actions/move-focus'
import type { UnsavedWords } from '../../settings/drafts/unsaved-words'
import alertStyles from './AlertBox.module.css'
import { InPlaceForm } from './InPlaceForm'
import styles from './Logbook.module.css'
import { SaveLinks } from './SaveLinks'
import { SaveRefusalText } from './SaveRefusalText'
import { useCustomer } from './save-customer'
import { useSaving } from './use-saving'

type Props = { customerId: number; draft: UnsavedWords; onClose: () => void }

/** A note that is being written. Escape closes it; the text is kept until it is saved. */
export function NoteForm({ customerId, draft, onClose }: Props) {
  const { t } = useTranslation()
  const { addNote } = useCustomer(customerId)
  const saving = useSaving(() => {
    draft.forget()
    onClose()
  })

  const save = () => {
    const text = cleanText(draft.text)
    if (isBlank(text)) return onClose()
    void saving.save(() => addNote(text))
  }

  return (
    <InPlaceForm className={styles.form} onSave={save} onCancel={onClose}>
      <textarea
        ref={focusAtEnd}
        className={alertStyles.area}
        aria-label={t('logbook.label')}
        placeholder={t('logbook.placeholder')}
        value={draft.text}
        rows={2}
        maxLength={noteLength}
        readOnly={saving.isBusy}
        onChange={(event) => draft.set(event.target.value)}
      />
      {saving.refusal && (
        <p className={alertStyles.error} role="alert">
          <SaveRefusalText refusal={saving.refusal} theirs="" />
        </p>
      )}
      <div className={styles.actions}>
        <SaveLinks isBusy={saving.isBusy} onCancel={onClose} />
      </div>
    </InPlaceForm>
  )
}
