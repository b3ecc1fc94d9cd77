import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react'
import { createContext, use, useId } from 'react'
import type { Key } from 'react-aria-components'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Select, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import text from '../text.module.css'
import styles from './Field.module.css'
import { OptionsPopover, type SelectOption } from './OptionsPopover'

/** Whether selects have their labels inside, before the chosen value: in a bar above a list. */
export const CompactFilters = createContext(false)

type Props = {
  label: string
  /** The label is for screen readers only, because the page shows it in another place. */
  isLabelHidden?: boolean
  /** Empty while nothing is chosen, or the option whose value is empty. */
  value: string
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** The error of the field, which is read out with it. */
  error?: string | null
  isDisabled?: boolean
  /** A filter in use is emphasized. */
  isInUse?: boolean
  /** It gets the focus when its dialog opens. */
  hasFocus?: boolean
  onChoose: (value: string) => void
}

/** A button that opens a list of options, with its label above and its error below. A long list has a search field. */
export function SelectField(props: Props) {
  const {
    label,
    isLabelHidden,
    value,
    options,
    placeholder,
    error,
    isDisabled,
    isInUse,
    hasFocus,
    onChoose,
  } = props
  const isCompact = use(CompactFilters)
  const nameId = useId()
  const isChosen = options.some((option) => option[0] === value)
  return (
    <Select
      className={styles.field ?? ''}
      // Null is "nothing chosen", an empty key is an option like the others.
      value={isChosen ? keyOf(value) : null}
      onChange={(key: Key | null) => key !== null && onChoose(valueFrom(key))}
      placeholder={placeholder ?? ''}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled ?? false}
      data-compact={isCompact || undefined}
    >
      <Label className={(isLabelHidden || isCompact ? text.hidden : styles.label) ?? ''}>{label}</Label>
      <Button
        className={`${styles.control} ${styles.line} ${styles.select}`}
        data-in-use={isInUse || undefined}
        data-autofocus={hasFocus || undefined}
        // The name is the text of the button.
        {...(isCompact && { 'aria-labelledby': nameId })}
      >
        {isCompact ? (
          <SelectValue className={styles.value ?? ''}>
            {({ selectedText }) => (
              // A long name is cut.
              <span id={nameId} title={value === '' ? undefined : `${label}: ${selectedText}`}>
                {value === '' ? label : `${label}: ${selectedText}`}
                {value === '' && <span className={text.hidden}>: {selectedText}</span>}
              </span>
            )}
          </SelectValue>
        ) : (
          <SelectValue className={styles.value ?? ''} />
        )}
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </Button>
      {error && (
        <Text slot="errorMessage" className={styles.error ?? ''} elementType="p" role="alert">
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          {error}
        </Text>
      )}
      <OptionsPopover options={options.map(([option, name]) => [keyOf(option), name])} />
    </Select>
  )
}

const keyOf = (value: string) => `=${value}`
const valueFrom = (key: Key) => String(key).slice(1)
