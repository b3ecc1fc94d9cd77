import { useTranslation } from 'react-i18next'
import { Segments } from '../../../ui/fields/Segments'

type Props = { isNewest: boolean; onOrder: (order: 'newest' | undefined) => void }

/** Chooses between the best matches of a search and the newest ones. */
export function OrderSwitch({ isNewest, onOrder }: Props) {
  const { t } = useTranslation()
  return (
    <Segments
      label={t('history_list.order')}
      value={isNewest ? 'newest' : 'best'}
      options={[
        ['best', t('history_list.best')],
        ['newest', t('history_list.newest')],
      ]}
      onChoose={(order) => onOrder(order === 'newest' ? order : undefined)}
    />
  )
}
