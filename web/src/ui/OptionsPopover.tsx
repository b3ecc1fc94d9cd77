import { IconCheck } from '@tabler/icons-react'
import { useFilter } from 'react-aria/useFilter'
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

/** The list of an open select. */
export function OptionsPopover({ options }: { options: readonly SelectOption[] }) {
  const { t } = useTranslation()
  const { contains } = useFilter({ sensitivity: 'base' })
  const list = (
    <ListBox
      className={styles.list ?? ''}
      items={options.map(([id, label]) => ({ id, label }))}
      renderEmptyState={() => <p className={styles.none}>{t('select.none')}</p>}
    >
      {({ id, label }) => (
        <ListBoxItem id={id} textValue={label} className={styles.option ?? ''}>
          {({ isSelected }) => (
            <>
              <span>{label}</span>
              {isSelected && <IconCheck size={14} stroke={2} aria-hidden="true" />}
            </>
          )}
        </ListBoxItem>
      )}
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
