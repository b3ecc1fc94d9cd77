import { IconChevronDown } from '@tabler/icons-react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Select, SelectValue } from 'react-aria-components/Select'
import styles from './Field.module.css'
import { OptionsPopover, type SelectOption } from './OptionsPopover'

type Props = {
  label: string
  chosen: readonly string[]
  options: readonly SelectOption[]
  /** What the button shows of the chosen values. */
  text: string
  /** A filter in use is emphasized. */
  isInUse: boolean
  onChoose: (values: string[]) => void
}

/** A button that opens a list of which several options can be chosen, with its label above. */
export function MultiSelectField({ label, chosen, options, text, isInUse, onChoose }: Props) {
  return (
    <Select
      className={styles.field ?? ''}
      selectionMode="multiple"
      value={[...chosen]}
      onChange={(keys) => onChoose(keys.map(String))}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <Button
        className={`${styles.control} ${styles.line} ${styles.select}`}
        data-in-use={isInUse || undefined}
      >
        <SelectValue className={styles.value ?? ''}>{() => text}</SelectValue>
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </Button>
      <OptionsPopover options={options} />
    </Select>
  )
}
