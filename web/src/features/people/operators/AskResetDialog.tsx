import type { OperatorDetail } from '@panel/contract'
import type { TwoFactorPart } from '@panel/contract/rules/operator-views'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ReasonDialog } from './ReasonDialog'

type Props = { operator: OperatorDetail; what: TwoFactorPart; onClose: () => void }

/** Asks another admin to reset the two-factor of an operator. */
export function AskResetDialog({ operator, what, onClose }: Props) {
  const { t } = useTranslation()
  const { id } = operator
  return (
    <ReasonDialog
      kind="reset_two_factor"
      id={id}
      title={t(`operators.reset.title.${what}`, { name: operator.name ?? `#${id}` })}
      text={`${t(`operators.reset.warning.${what}`)} ${t('operators.reset.second_confirms')}`}
      confirm={t('operators.reset.ask')}
      act={(reason) =>
        call('POST /api/operators/:id/two-factor-reset', { params: { id }, body: { what, reason } })
      }
      onClose={onClose}
    />
  )
}
