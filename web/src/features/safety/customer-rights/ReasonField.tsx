import { type RightsReason, rightsReasons } from '@panel/contract/rules/erasure-rules'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/SelectField'

type Props = { value: RightsReason | null; onChoose: (reason: RightsReason) => void }

/** Who has asked for the copy or the erasure. */
export function ReasonField({ value, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('customer_rights.who_asks')}
      placeholder={t('customer_rights.choose')}
      value={value ?? ''}
      options={rightsReasons.map((each) => [each, t(`customer_rights.asked_for.${each}`)] as const)}
      onChoose={(chosen) => {
        const reason = rightsReasons.find((each) => each === chosen)
        if (reason) onChoose(reason)
      }}
    />
  )
}
