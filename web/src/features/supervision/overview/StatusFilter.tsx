import { type ConversationStatus, conversationStatuses } from '@panel/contract/rules/enumerations'
import { useTranslation } from 'react-i18next'
import { MultiSelectField } from '../../../ui/fields/MultiSelectField'
import { defaultFilters } from './filters'

type Props = { chosen: readonly ConversationStatus[]; onChoose: (statuses: ConversationStatus[]) => void }

const all = 'all'
const [...usual] = defaultFilters.operatorStatusFilter

/** The operator statuses of the list, or all of them. */
export function StatusFilter({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const isAll = chosen.length === conversationStatuses.length
  const choose = (values: string[]) => {
    const wantsAll = values.includes(all)
    if (wantsAll !== isAll) return onChoose(wantsAll ? [...conversationStatuses] : usual)
    const statuses = conversationStatuses.filter((status) => values.includes(status))
    // The last one cannot be removed: without any, the list would be empty and look broken.
    if (statuses.length > 0) onChoose(statuses)
  }
  return (
    <MultiSelectField
      label={t('overview_page.status_filter')}
      chosen={isAll ? [...chosen, all] : chosen}
      options={[
        ...conversationStatuses.map((status) => [status, t(`status.${status}`)] as const),
        [all, t('overview_page.all_statuses')],
      ]}
      text={
        isAll ? t('overview_page.all_statuses') : chosen.map((status) => t(`status.${status}`)).join(', ')
      }
      isInUse={chosen.join() !== usual.join()}
      onChoose={choose}
    />
  )
}
