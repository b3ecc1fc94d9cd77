import { folded } from '@panel/contract/rules/fold'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from 'react-i18next'
import styles from './OptionsPopover.module.css'

export type SelectOption = readonly [value: string, label: string]

/** Number of options above which a list has a search field. */
const maxWithoutSearch = 10

type Item = { id: string; label: string }

const renderItem = ({ id, label }: Item) => (
  <ListBoxItem id={id} textValue={label} className={styles.option ?? ''}>
    {({ isSelected }) => (
      <>
        <span>{label}</span>
        {isSelected && <IconCheck size={14} stroke={2} aria-hidden="true" />}
      </>
    )}
  </ListBoxItem>
)

/** The same items while no option has changed: React Aria then renders none again, and there can be ten thousand operators. */
function useItems(options: readonly SelectOption[]): Item[] {
  const written = JSON.stringify(options)
  return useMemo(() => {
    // The cast: these are the options.
    const read = JSON.parse(written) as SelectOption[]
    return read.map(([id, label]) => ({ id, label }))
  }, [written])
}

const contains = (label: string, typed: string) => folded(label).includes(folded(typed))

/** The list of an open select. */
export function OptionsPopover({ options }: { options: readonly SelectOption[] }) {
  const { t } = useTranslation()
  const items = useItems(options)
  const list = (
    <ListBox
      className={styles.list ?? ''}
      items={items}
      renderEmptyState={() => <p className={styles.none}>{t('select.none')}</p>}
    >
      {renderItem}
    </ListBox>
  )
  return (
    <Popover className={styles.popover ?? ''} offset={4} placement="bottom start">
      {options.length > maxWithoutSearch ? (
        <Autocomplete filter={contains}>
          <SearchField aria-label={t('select.search')} className={styles.search ?? ''} autoFocus>
            <Input placeholder={t('select.search')} />
          </SearchField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
    </Popover>
  )
}
