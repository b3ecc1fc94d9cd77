import type { OperatorDetail } from '@panel/contract'
import { IconBan, IconLogout, IconUserCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { action } from '../../ui/actions'

type Target = { operator: OperatorDetail; ownId: number; open: () => void }

/** Why the viewer cannot change this operator. */
export const changeBlocked = (t: TFunction, { may_change }: Pick<OperatorDetail, 'may_change'>) =>
  !may_change && t('operators.refused.rights_above_yours')

export const suspendOrReinstate = action<Target>({
  id: 'suspend or reinstate operator',
  group: 'page',
  key: 'S',
  iconOf: ({ operator }) => (operator.suspension ? IconUserCheck : IconBan),
  title: (t, { operator }) => t(operator.suspension ? 'operators.reinstate' : 'operators.suspend'),
  blocked: (t, { operator, ownId }) =>
    changeBlocked(t, operator) || (operator.id === ownId && t('operators.refused.own_account')),
  run: ({ open }) => open(),
})

export const endAllSessions = action<Omit<Target, 'ownId'>>({
  id: 'end all sessions of operator',
  group: 'page',
  key: 'E',
  icon: IconLogout,
  title: (t) => t('operators.end_all'),
  blocked: (t, { operator }) =>
    changeBlocked(t, operator) || (operator.sessions.length === 0 && t('operators.no_sessions')),
  run: ({ open }) => open(),
})
