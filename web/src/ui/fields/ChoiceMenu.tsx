import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import styles from './ChoiceMenu.module.css'
import type { SelectOption } from './OptionsPopover'

type Props = {
  /** The name of the choice, for screen readers: `Senior: Segments`. */
  label: string
  /** The chosen values as text. */
  text: string
  options: readonly SelectOption[]
  chosen: readonly string[]
  /** Several values can be chosen: the menu stays open. */
  isMultiple?: boolean
  /** The arrow keys reach the button, not Tab. */
  isOutOfTabOrder?: boolean
  onChoose: (values: string[]) => void
}

/** A small button in a table that opens a list of choices. */
export function ChoiceMenu(props: Props) {
  const { label, text, options, chosen, isMultiple, isOutOfTabOrder, onChoose } = props
  return (
    <MenuTrigger>
      <Button
        className={styles.button ?? ''}
        aria-label={`${label}: ${text}`}
        excludeFromTabOrder={isOutOfTabOrder ?? false}
      >
        <span>{text}</span>
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </Button>
      <Popover className={styles.menu ?? ''} offset={4} placement="bottom start">
        <Menu
          aria-label={label}
          selectionMode={isMultiple ? 'multiple' : 'single'}
          selectedKeys={[...chosen]}
          onSelectionChange={(keys) =>
            onChoose(keys === 'all' ? options.map(([value]) => value) : [...keys].map(String))
          }
        >
          {options.map(([value, name]) => (
            <MenuItem key={value} id={value} textValue={name} className={styles.option ?? ''}>
              {({ isSelected }) => (
                <>
                  <span>{name}</span>
                  <span className={styles.mark}>
                    {isSelected && <IconCheck size={14} stroke={2} aria-hidden="true" />}
                  </span>
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
