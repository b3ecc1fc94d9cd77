import { levelSeeingOtherOperators } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { OperatorFilter } from '../../settings/OperatorFilter'
import { teamsQuery } from '../../settings/teams-query'
import { useUser } from '../../settings/user-query'

/** Whose messages a sample has: of one operator, of a team, or of all. */
export type Whose = { operator_id?: number | undefined; team_id?: number | undefined }

type Props = { whose: Whose; onChoose: (whose: Whose) => void }

/** One operator or one team, for those who may see the work of others. */
export function SampleWriters({ whose, onChoose }: Props) {
  const { t } = useTranslation()
  const maySee = useUser().permissions.id >= levelSeeingOtherOperators
  const { data } = useQuery({ ...teamsQuery, enabled: maySee })
  if (!maySee) return null
  return (
    <>
      <OperatorFilter value={whose.operator_id} onChoose={(operator_id) => onChoose({ operator_id })} />
      <FilterSelect
        label={t('operators.field.team_id')}
        value={String(whose.team_id ?? '')}
        options={(data?.teams ?? []).map(({ id, name }) => [String(id), name] as const)}
        onChoose={(id) => onChoose({ team_id: Number(id) || undefined })}
      />
    </>
  )
}
