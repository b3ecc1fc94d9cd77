import { useTranslation } from 'react-i18next'
import type { SelectOption } from './OptionsPopover'
import { SelectField } from './SelectField'

type Props = {
  label: string
  /** Empty for all of them. */
  value: string
  options: readonly SelectOption[]
  /** Stands for all of them. */
  all?: string
  onChoose: (value: string) => void
}

/** One of several, or all of them. What was chosen stays among them, also when its name is not known here: yet, or at all. */
export function FilterSelect({ label, value, options, all, onChoose }: Props) {
  const { t } = useTranslation()
  const isKnown = value === '' || options.some(([option]) => option === value)
  return (
    <SelectField
      label={label}
      value={value}
      options={[
        ['', all ?? t('overview.all')],
        ...(isKnown ? [] : [[value, t('overview.hidden_name')] as const]),
        ...options,
      ]}
      onChoose={onChoose}
    />
  )
}
