import type { CustomerProfile } from '@panel/contract'
import type { CustomerField } from '@panel/contract/rules/enumerations'
import { factIssue } from '@panel/contract/rules/fact-rules'
import type { FieldIssue } from '@panel/contract/rules/issues'
import { IconAlertCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../../api/clean-text'
import { serverNow } from '../../../api/server-clock'
import { showNearest } from '../../../ui/actions/move-focus'
import { issueText } from '../../../ui/words/issue-text'
import type { UnsavedWords } from '../../settings/drafts/unsaved-words'
import { fieldKind, knownValue, seenOf, textFrom, valueFrom } from './customer-fields'
import styles from './FactEditor.module.css'
import { FactInput } from './FactInput'
import { useFactWords } from './fact-words'
import { InPlaceForm } from './InPlaceForm'
import { SaveLinks } from './SaveLinks'
import { SaveRefusalText } from './SaveRefusalText'
import { useCustomer } from './save-customer'
import type { Closing } from './use-open-fields'
import { useSaving } from './use-saving'

type Props = {
  customer: CustomerProfile
  field: CustomerField
  words: UnsavedWords
  onClose: (how: Closing) => void
  /** Edits the next empty field; null if there is none. */
  onNext: (() => void) | null
}

/** Edits a fact in its place. Escape closes it, and the words are kept until they are saved. */
export function FactEditor({ customer, field, words, onClose, onNext }: Props) {
  const { t } = useTranslation()
  const { label, format } = useFactWords()
  const id = useId()
  const { saveFact } = useCustomer(customer.id)
  const [issue, setIssue] = useState<FieldIssue | null>(null)
  const finish = (how: Closing) => {
    words.forget()
    onClose(how)
  }
  const saving = useSaving(() => finish('saved'))
  const known = knownValue(customer, field)
  const seen =
    words.began === textFrom(field, known) ? seenOf(customer, field) : valueFrom(field, words.began)
  const theirs = known === null ? t('facts.nothing') : format(field, known)

  const save = (text: string, goOn: (() => void) | null = null) => {
    const value = valueFrom(field, cleanText(text))
    const wrong = factIssue(field, value, now())
    setIssue(wrong)
    if (wrong) return
    if (text === words.began && !saving.refusal) {
      finish('unchanged')
      return goOn?.()
    }
    // After a refusal, the other operator's value is shown next to the entered one: the next try replaces it.
    const before = saving.refusal?.kind === 'edited_meanwhile' ? seenOf(customer, field) : seen
    void saving.save(() => saveFact(field, value, before), goOn)
  }
  const cancel = () => onClose('cancelled')
  const saveAndGoOn = onNext && (() => save(words.text, onNext))
  const error = issue
    ? issueText(t, issue)
    : saving.refusal && <SaveRefusalText refusal={saving.refusal} theirs={theirs} />

  return (
    <div ref={showNearest} className={styles.edit}>
      <dt>
        {fieldKind(field) === 'choice' ? (
          <span id={id}>{label(field)}</span>
        ) : (
          <label htmlFor={id}>{label(field)}</label>
        )}
      </dt>
      <dd>
        <InPlaceForm onSave={() => save(words.text)} onSaveAndGoOn={saveAndGoOn} onCancel={cancel}>
          <FactInput
            id={id}
            field={field}
            value={words.text}
            isKept={words.isKept}
            isBusy={saving.isBusy}
            errorId={error ? `${id}-error` : undefined}
            onChange={(text) => {
              words.set(text)
              setIssue(null)
              if (saving.refusal?.kind !== 'edited_meanwhile') saving.forget()
            }}
            onChoose={(text) => {
              words.set(text)
              save(text)
            }}
          />
          {error && (
            <p id={`${id}-error`} className={styles.error} role="alert">
              <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
              <span>{error}</span>
            </p>
          )}
          <div className={styles.actions}>
            <SaveLinks isBusy={saving.isBusy} onSaveAndGoOn={saveAndGoOn} onCancel={cancel} />
          </div>
        </InPlaceForm>
      </dd>
    </div>
  )
}

const now = () => new Date(serverNow())
