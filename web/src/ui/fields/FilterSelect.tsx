import { useTranslation } from 'react-i18next'
import type { SelectOption } from './OptionsPopover'
import { SelectField } from './SelectField'

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
  const isKnown = value === '' || options.some(([option]) => option === value)
  return (
    <SelectField
      label={label}
      value={value}
      isInUse={value !== ''}
      options={[
        ['', all ?? t('overview.all')],
        ...(isKnown ? [] : [[value, t('overview.hidden_name')] as const]),
        ...options,
      ]}
      onChoose={onChoose}
    />
  )
}
