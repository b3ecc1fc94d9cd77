import { invitationHours } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/fields/SelectField'
import { formatDate, wholeDuration } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'

const hour = 3_600_000

export type LinkHours = (typeof invitationHours)[number]

type Props = { hours: LinkHours; onChoose: (hours: LinkHours) => void }

/** For how long the link of an invitation can be used. */
export function LinkEndsField({ hours, onChoose }: Props) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  return (
    <SelectField
      label={t('operators.link_ends')}
      value={String(hours)}
      options={invitationHours.map((each) => [
        String(each),
        t('operators.link_for', {
          duration: wholeDuration(each),
          date: formatDate(now + each * hour, 'short'),
        }),
      ])}
      onChoose={(chosen) => onChoose(invitationHours.find((each) => String(each) === chosen) ?? hours)}
    />
  )
}
