import { useTranslation } from 'react-i18next'
import { LineChoices } from '../../../ui/fields/LineFields'
import { SelectField } from '../../../ui/fields/SelectField'
import type { GivenValue } from './use-change-selected'
import { useFieldWords } from './use-field-words'
import { useOperatorOptions } from './use-operator-options'

type Props = {
  field: 'level_id' | 'team_id' | 'languages' | 'siteowner_ids'
  value: GivenValue
  onChange: (value: GivenValue) => void
}

/** The field for the new value of the selected operators. */
export function SelectedValue({ field, value, onChange }: Props) {
  const { t } = useTranslation()
  const { label } = useFieldWords()
  const { levels, teams, languages, siteowners } = useOperatorOptions()
  if (field === 'level_id' || field === 'team_id')
    return (
      <SelectField
        label={label(field)}
        value={value === null ? '' : String(value)}
        placeholder={t('operators.choose')}
        options={field === 'level_id' ? levels : teams}
        hasFocus
        onChoose={(id) => onChange(Number(id))}
      />
    )
  const isLanguages = field === 'languages'
  return (
    <LineChoices
      options={isLanguages ? languages : siteowners}
      field={{
        label: label(field),
        value: Array.isArray(value) ? value.map(String) : [],
        onChange: (next) => onChange(isLanguages ? next : next.map(Number)),
        isDisabled: false,
        isInvalid: false,
        describedBy: undefined,
      }}
    />
  )
}
