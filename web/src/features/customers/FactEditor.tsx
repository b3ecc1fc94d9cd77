import type { CustomerProfile } from '@panel/contract'
import type { CustomerField } from '@panel/contract/enumerations'
import { factIssue } from '@panel/contract/fact-rules'
import type { FieldIssue } from '@panel/contract/issues'
import { IconAlertCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../api/clean-text'
import { serverNow } from '../../api/server-clock'
import { issueText } from '../../ui/issue-text'
import { showNearest } from '../../ui/move-focus'
import { fieldKind, knownValue, seenOf, textFrom, valueFrom } from './customer-fields'
import styles from './FactEditor.module.css'
import { FactInput } from './FactInput'
import { useFactWords } from './fact-words'
import { InPlaceForm } from './InPlaceForm'
import { SaveLinks } from './SaveLinks'
import { SaveRefusalText } from './SaveRefusalText'
import { patchFact, useCustomer } from './save-customer'
import { useSaving } from './use-saving'
import { useUnsaved } from './use-unsaved'

type Props = { customer: CustomerProfile; field: CustomerField; onClose: () => void }

/** Edits a fact in its place. The typed text stays until it is saved or cancelled. */
export function FactEditor({ customer, field, onClose }: Props) {
  const { t } = useTranslation()
  const { label, format } = useFactWords()
  const id = useId()
  const { saveFact } = useCustomer(customer.id)
  const [initial] = useState(() => textFrom(field, knownValue(customer, field)))
  const [typed, setTyped] = useState(initial)
  const [seen, setSeen] = useState(() => seenOf(customer, field))
  const [issue, setIssue] = useState<FieldIssue | null>(null)
  const unsaved = useUnsaved(() => {
    const value = valueFrom(field, cleanText(typed))
    if (typed === initial || factIssue(field, value, now())) return
    void patchFact(customer.id, field, value, seen, true).catch(() => {})
  })
  const close = () => {
    unsaved.settle()
    onClose()
  }
  const saving = useSaving(close)
  const known = knownValue(customer, field)
  const theirs = known === null ? t('facts.nothing') : format(field, known)

  const save = (text: string) => {
    const value = valueFrom(field, cleanText(text))
    const wrong = factIssue(field, value, now())
    setIssue(wrong)
    if (wrong) return
    if (text === initial && !saving.refusal) return close()
    // After a refusal, the other operator's value is shown next to the entered one: the next try replaces it.
    const before = saving.refusal?.kind === 'edited_meanwhile' ? seenOf(customer, field) : seen
    setSeen(before)
    void saving.save(() => saveFact(field, value, before))
  }
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
        <InPlaceForm onSave={() => save(typed)} onCancel={close}>
          <FactInput
            id={id}
            field={field}
            value={typed}
            isBusy={saving.isBusy}
            errorId={error ? `${id}-error` : undefined}
            onChange={(text) => {
              setTyped(text)
              setIssue(null)
              if (saving.refusal?.kind !== 'edited_meanwhile') saving.forget()
            }}
            onChoose={(text) => {
              setTyped(text)
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
            <SaveLinks isBusy={saving.isBusy} onCancel={close} />
          </div>
        </InPlaceForm>
      </dd>
    </div>
  )
}

const now = () => new Date(serverNow())
