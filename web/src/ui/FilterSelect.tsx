import { useTranslation } from 'react-i18next'
import { SelectField } from './SelectField'

type Props = {
  label: string
  /** Empty for all of them. */
  value: string
  options: readonly (readonly [value: string, label: string])[]
  /** Stands for all of them. */
  all?: string
  onChoose: (value: string) => void
}

/** One of several, or all of them. What was chosen stays among them, also when its name is not known here: yet, or at all. */
export function FilterSelect({ label, value, options, all, onChoose }: Props) {
  const { t } = useTranslation()
  const isKnown = value === '' || options.some(([option]) => option === value)
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{all ?? t('overview.all')}</option>
      {!isKnown && <option value={value}>{t('overview.hidden_name')}</option>}
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
