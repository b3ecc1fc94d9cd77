import { type SavedReplyOwner, savedReplyOwners } from '@panel/contract/rules/enumerations'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../../ui/fields/ChoiceList'

type Props = { value: SavedReplyOwner; onChoose: (owner: SavedReplyOwner) => void }

/** The owner of a new reply. */
export function OwnerField({ value, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <ChoiceList
      label={t('saved_replies.whose')}
      kind="one"
      choices={savedReplyOwners.map((owner) => ({ value: owner, label: t(`saved_replies.for.${owner}`) }))}
      chosen={[value]}
      onChoose={onChoose}
    />
  )
}
