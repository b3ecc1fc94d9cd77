import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectOption } from './OptionsPopover'
import { SelectField } from './SelectField'

/** Whether filters have their labels inside, in a bar above a list. */
export const CompactFilters = createContext(false)

type Props = {
  label: string
  /** Empty for all. */
  value: string
  options: readonly SelectOption[]
  /** The name of the choice for all. */
  all?: string
  onChoose: (value: string) => void
}

/** A select for one value, or for all. A chosen value stays in the list while its name is unknown. */
export function FilterSelect({ label, value, options, all, onChoose }: Props) {
  const { t } = useTranslation()
  const isCompact = use(CompactFilters)
  const isKnown = value === '' || options.some(([option]) => option === value)
  return (
    <SelectField
      label={label}
      value={value}
      isInUse={value !== ''}
      isCompact={isCompact}
      options={[
        ['', all ?? t('overview.all')],
        ...(isKnown ? [] : [[value, t('overview.hidden_name')] as const]),
        ...options,
      ]}
      onChoose={onChoose}
    />
  )
}
