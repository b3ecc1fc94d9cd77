import { focusAndSelect } from '../actions/move-focus'
import type { LineField } from './EditableLine'
import styles from './EditableLine.module.css'
import type { SelectOption } from './OptionsPopover'
import { SelectField } from './SelectField'

type LineTextProps = { field: LineField<string>; maxLength?: number; type?: 'text' | 'date' }

/** The field of a line whose value is a text or a date. */
export function LineText({ field, maxLength, type }: LineTextProps) {
  return (
    <input
      ref={focusAndSelect}
      className={styles.control}
      aria-label={field.label}
      aria-invalid={field.isInvalid || undefined}
      aria-describedby={field.describedBy}
      type={type}
      maxLength={maxLength}
      readOnly={field.isDisabled}
      autoComplete="off"
      spellCheck={false}
      value={field.value}
      onChange={(event) => field.onChange(event.target.value)}
    />
  )
}

/** The field of a line whose value is a list of texts, each on a line of its own. */
export function LineList({ field }: { field: LineField<string> }) {
  return (
    <textarea
      ref={focusAndSelect}
      className={`${styles.control} ${styles.lines}`}
      aria-label={field.label}
      aria-invalid={field.isInvalid || undefined}
      aria-describedby={field.describedBy}
      readOnly={field.isDisabled}
      value={field.value}
      onChange={(event) => field.onChange(event.target.value)}
    />
  )
}

/** The field of a line whose value is one of several options. */
export function LineSelect({
  field,
  options,
}: {
  field: LineField<string>
  options: readonly SelectOption[]
}) {
  return (
    <div ref={focusButton}>
      <SelectField
        label={field.label}
        isLabelHidden
        value={field.value}
        options={options}
        isDisabled={field.isDisabled}
        onChoose={field.onChange}
      />
    </div>
  )
}

/** The field of a line whose value is a list of options. */
export function LineChoices({
  field,
  isNotFocused,
  options,
}: {
  field: LineField<string[]>
  /** It does not get the focus, because it is not the first field. */
  isNotFocused?: boolean
  options: readonly SelectOption[]
}) {
  const toggle = (value: string) => {
    const next = new Set(field.value)
    if (!next.delete(value)) next.add(value)
    // In the order of the options, so that the same choice is always the same value.
    field.onChange(options.flatMap(([option]) => (next.has(option) ? [option] : [])))
  }
  return (
    <fieldset
      ref={isNotFocused ? undefined : focusInput}
      className={styles.choices}
      aria-label={field.label}
      aria-describedby={field.describedBy}
      disabled={field.isDisabled}
    >
      {options.map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" checked={field.value.includes(value)} onChange={() => toggle(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

const focusButton = (part: HTMLElement | null) => part?.querySelector('button')?.focus()
const focusInput = (part: HTMLElement | null) => part?.querySelector('input')?.focus()
