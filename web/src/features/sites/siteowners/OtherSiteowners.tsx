import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../../ui/fields/ChoiceList'
import { siteownersListQuery } from '../../settings/siteowners-query'

type Props = { id: number; chosen: number | null; onChoose: (id: number) => void }

/** The site owners that this admin works for, without this one. */
export function OtherSiteowners({ id, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const all = useQuery(siteownersListQuery).data ?? []
  return (
    <ChoiceList
      label={t('siteowners.title')}
      kind="one"
      hasFocus
      choices={all
        .filter((each) => each.id !== id)
        .map((each) => ({ value: String(each.id), label: each.name }))}
      chosen={chosen === null ? [] : [String(chosen)]}
      onChoose={(value) => onChoose(Number(value))}
    />
  )
}
