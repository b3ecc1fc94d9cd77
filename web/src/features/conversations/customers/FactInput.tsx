import { type CustomerField, factChoices } from '@panel/contract/rules/enumerations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusAndSelect, focusAtEnd } from '../../../ui/actions/move-focus'
import { fieldKind } from './customer-fields'
import styles from './FactEditor.module.css'
import { useFactWords } from './fact-words'

type Props = {
  id: string
  field: CustomerField
  value: string
  /** The value goes on with words that were not saved. */
  isKept: boolean
  isBusy: boolean
  errorId: string | undefined
  onChange: (text: string) => void
  /** Called when a choice is clicked: the value is then complete. */
  onChoose: (text: string) => void
}

/** The control for the field: a text, a number with its unit, a date, or choices. It takes the focus. */
export function FactInput({ id, field, value, isKept, isBusy, errorId, onChange, onChoose }: Props) {
  const kind = fieldKind(field)
  const [focus] = useState(() => (isKept ? focusAtEnd : focusAndSelect))
  const shared = {
    id,
    ref: focus,
    className: styles.input,
    value,
    readOnly: isBusy,
    'aria-invalid': errorId ? true : undefined,
    'aria-describedby': errorId,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  } as const
  if (kind === 'choice') return <Choices {...{ id, field, value, errorId, onChange, onChoose }} />
  if (kind === 'day') return <input {...shared} type="date" />
  if (kind === 'text') return <textarea {...shared} rows={1} />
  return (
    <span className={styles.number}>
      <input {...shared} inputMode="numeric" autoComplete="off" />
      <Unit field={field} />
    </span>
  )
}

function Unit({ field }: { field: CustomerField }) {
  const { t } = useTranslation()
  if (field === 'length') return t('unit.cm', { number: '' }).trim()
  return field === 'weight' ? t('unit.kg', { number: '' }).trim() : null
}

function Choices({ id, field, value, errorId, onChange, onChoose }: Omit<Props, 'isKept' | 'isBusy'>) {
  const { t } = useTranslation()
  const { choice } = useFactWords()
  // The cast: this field has choices.
  const codes = factChoices[field as keyof typeof factChoices]
  return (
    <div
      ref={focusChosen}
      className={styles.choices}
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={errorId}
    >
      {['', ...codes].map((code) => (
        <label key={code}>
          <input
            type="radio"
            name={id}
            checked={value === code}
            onChange={() => onChange(code)}
            onClick={(event) => {
              // Arrow keys also cause clicks; only clicks of the pointer have a count.
              if (event.detail > 0) onChoose(code)
            }}
          />
          <span className={styles.choice}>{code === '' ? t('facts.not_known') : choice(field, code)}</span>
        </label>
      ))}
    </div>
  )
}

function focusChosen(group: HTMLElement | null) {
  const inputs = [...(group?.querySelectorAll('input') ?? [])]
  const chosen = inputs.find((input) => input.checked) ?? inputs[0]
  chosen?.focus()
}
