import { useTranslation } from 'react-i18next'
import { LineChoices } from '../../../ui/fields/LineFields'
import type { SelectOption } from '../../../ui/fields/OptionsPopover'
import { Segments } from '../../../ui/fields/Segments'
import { SelectField } from '../../../ui/fields/SelectField'
import styles from './SelectedFields.module.css'
import { type ListChange, listHows, type SelectedChanges, type SelectedField } from './selected-changes'
import { useFieldWords } from './use-field-words'
import { useOperatorOptions } from './use-operator-options'

type Props = {
  first: SelectedField
  wanted: SelectedChanges
  onChange: (wanted: SelectedChanges) => void
}

/** The fields that can be changed for all selected operators. At first each stays as it is. */
export function SelectedFields({ first, wanted, onChange }: Props) {
  const { t } = useTranslation()
  const { label } = useFieldWords()
  const { levels, teams, languages, siteowners } = useOperatorOptions()
  const one = (field: 'level_id' | 'team_id', options: readonly SelectOption[]) => (
    <SelectField
      label={label(field)}
      value={String(wanted[field] ?? '')}
      options={[['', t('operators.stays')], ...options]}
      hasFocus={first === field}
      onChoose={(id) => {
        const { [field]: _, ...others } = wanted
        onChange(id ? { ...others, [field]: Number(id) } : others)
      }}
    />
  )
  const several = (field: 'languages' | 'siteowner_ids', options: readonly SelectOption[]) => (
    <SelectedList
      label={label(field)}
      options={options}
      value={wanted[field] ?? { how: 'set', values: [] }}
      hasFocus={first === field}
      onChange={(value) => onChange({ ...wanted, [field]: value })}
    />
  )
  return (
    <>
      <div className={styles.pair}>
        {one('level_id', levels)}
        {one('team_id', teams)}
      </div>
      {several('languages', languages)}
      {several('siteowner_ids', siteowners)}
    </>
  )
}

type ListProps = {
  label: string
  options: readonly SelectOption[]
  value: ListChange
  hasFocus: boolean
  onChange: (value: ListChange) => void
}

/** Values that replace those of the selected operators, are added to them, or removed. */
function SelectedList({ label, options, value, hasFocus, onChange }: ListProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <Segments
          label={t('operators.how_label', { field: label })}
          value={value.how}
          options={listHows.map((how) => [how, t(`operators.how.${how}`)] as const)}
          hasFocus={hasFocus}
          onChoose={(how) => onChange({ ...value, how })}
        />
      </div>
      <LineChoices
        isNotFocused
        options={options}
        field={{
          label,
          value: value.values,
          onChange: (values) => onChange({ ...value, values }),
          isDisabled: false,
          isInvalid: false,
          describedBy: undefined,
        }}
      />
    </div>
  )
}
