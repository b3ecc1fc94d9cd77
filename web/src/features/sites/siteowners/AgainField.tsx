import { daysUntilShownAgain } from '@panel/contract/rules/disclosure-rules'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/SelectField'

type Props = { days: number | null; onChoose: (days: number | null) => void }

/** Whether customers who were shown an earlier version see the new one, and when those who have not are on hold. */
export function AgainField({ days, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <SelectField
        label={t('siteowners.again')}
        value={days === null ? 'never' : String(days)}
        options={[
          ['never', t('siteowners.again_never')],
          ...daysUntilShownAgain.map(
            (count) =>
              [
                String(count),
                count === 0 ? t('siteowners.again_at_once') : t('siteowners.again_in_days', { count }),
              ] as const,
          ),
        ]}
        onChoose={(value) => onChoose(value === 'never' ? null : Number(value))}
      />
      <p>{t(days === null ? 'siteowners.again_never_note' : 'siteowners.again_note')}</p>
    </>
  )
}
