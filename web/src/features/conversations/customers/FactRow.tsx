import type { CustomerProfile } from '@panel/contract'
import type { CustomerField } from '@panel/contract/rules/enumerations'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import styles from './CustomerFacts.module.css'
import { knownValue, textFrom, valueFrom } from './customer-fields'
import { FactEditor } from './FactEditor'
import { useFactWords } from './fact-words'
import { NewerSiteValue } from './NewerSiteValue'
import { NotSaved } from './NotSaved'
import type { Closing } from './use-open-fields'
import { useWrittenBy } from './use-written-by'

type Props = {
  customer: CustomerProfile
  field: CustomerField
  isOpen: boolean
  /** It was saved just now. */
  isSaved: boolean
  /** The keys of its newer value work. */
  hasKeys: boolean
  onOpen: () => void
  onClose: (how: Closing) => void
  onNext: (() => void) | null
}

/** A field with its value; a press edits it in place. */
export function FactRow(props: Props) {
  const { customer, field, isOpen, isSaved, hasKeys, onOpen, onClose, onNext } = props
  const { t } = useTranslation()
  const { label, format } = useFactWords()
  const writtenBy = useWrittenBy()
  const authorId = useId()
  const edit = customer.edits[field]
  const value = knownValue(customer, field)
  const words = useUnsavedWords(`fact:${field}`, customer.id, textFrom(field, value))
  if (isOpen) return <FactEditor {...{ customer, field, words, onClose, onNext }} />
  if (field === 'age' && customer.birthday)
    return (
      <div className={styles.fact} title={t('facts.age_follows')}>
        <dt>{label(field)}</dt>
        <dd>{value !== null && format(field, value)}</dd>
      </div>
    )
  const text = value === null ? t('facts.not_known') : format(field, value)
  const hasNewer = edit !== undefined && edit.newer !== null
  return (
    <div className={hasNewer ? `${styles.fact} ${styles.disputed}` : styles.fact}>
      <dt>{label(field)}</dt>
      <dd>
        <button
          type="button"
          data-field={field}
          className={value === null ? `${styles.value} ${styles.empty}` : styles.value}
          aria-label={t('facts.edit_field', { field: label(field), value: text })}
          aria-describedby={edit ? authorId : undefined}
          onClick={onOpen}
        >
          {text}
        </button>
        {isSaved && (
          <span className={styles.saved} role="status">
            <IconCheck size={14} stroke={2} aria-hidden="true" />
            {t('facts.saved')}
          </span>
        )}
        {edit && (
          <span id={authorId} className={styles.by}>
            {writtenBy(edit.by.name, edit.at)}
          </span>
        )}
        {hasNewer && edit.newer !== null && (
          <NewerSiteValue customer={customer} field={field} newer={edit.newer} hasKeys={hasKeys} />
        )}
        {words.isKept && (
          <NotSaved
            text={format(field, valueFrom(field, words.text) ?? '')}
            onDiscard={() => {
              words.forget()
              onClose('unchanged')
            }}
          />
        )}
      </dd>
    </div>
  )
}
