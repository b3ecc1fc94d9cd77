import type { OperatorDetail } from '@panel/contract'
import type { TwoFactorPart } from '@panel/contract/rules/operator-views'
import {
  IconBan,
  IconCheck,
  IconEye,
  IconListCheck,
  IconLogout,
  IconNote,
  IconShieldOff,
  IconUserCheck,
  IconX,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { action } from '../../../ui/actions/actions'

type Target = { operator: OperatorDetail; ownId: number; open: () => void }

/** Why the viewer cannot change this operator. */
export const changeBlocked = (t: TFunction, { refused }: Pick<OperatorDetail, 'refused'>) =>
  refused && t(`operators.refused.${refused}`)

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

/** Why the viewer cannot ask for a reset. */
export function resetBlocked(
  t: TFunction,
  { operator, ownId }: Omit<Target, 'open'>,
  what: TwoFactorPart = 'authenticator',
) {
  const { enrolled_at, reset, has_second_admin } = operator.two_factor
  return (
    changeBlocked(t, operator) ||
    (operator.id === ownId && t('operators.refused.own_account')) ||
    (what !== 'password' && !enrolled_at && t('operators.refused.no_authenticator')) ||
    (what === 'password' && operator.suspension && t('operators.refused.operator_suspended')) ||
    (reset && t('operators.refused.reset_waits')) ||
    (!has_second_admin &&
      t('operators.reset.no_second_admin', {
        command: what === 'password' ? passwordCommand(operator) : resetCommand(operator),
      }))
  )
}

/** The command that resets the two-factor of an operator where no second admin can confirm it. */
export const resetCommand = ({ login }: Pick<OperatorDetail, 'login'>) =>
  `npm run operator:reset-two-factor -- --login ${login ?? 'LOGIN'}`

/** The command that sets a password of an operator there. */
export const passwordCommand = ({ login }: Pick<OperatorDetail, 'login'>) =>
  `npm run operator:first-password -- --login ${login ?? 'LOGIN'}`

type ResetTarget = Omit<Target, 'open'> & { open: (what: TwoFactorPart) => void }

export const resetTwoFactor = action<ResetTarget>({
  id: 'operator reset',
  group: 'page',
  key: 'F',
  icon: IconShieldOff,
  title: (t) => t('operators.reset.reset'),
  blocked: (t, target) => resetBlocked(t, target),
  run: ({ open }) => open('authenticator'),
})

export const resetRecoveryCodes = action<ResetTarget>({
  id: 'operator codes',
  group: 'page',
  icon: IconListCheck,
  title: (t) => t('operators.reset.new_codes'),
  blocked: (t, target) => resetBlocked(t, target),
  run: ({ open }) => open('recovery_codes'),
})

/** Why the viewer cannot decide about a reset. */
const decisionBlocked = (t: TFunction, { operator, ownId }: Omit<Target, 'open'>) =>
  changeBlocked(t, operator) || (operator.id === ownId && t('operators.refused.own_account'))

export const confirmReset = action<Target>({
  id: 'operator confirm',
  group: 'page',
  key: 'C',
  icon: IconCheck,
  title: (t) => t('operators.reset.confirm'),
  blocked: (t, target) =>
    decisionBlocked(t, target) ||
    (target.operator.two_factor.reset?.is_own === true && t('operators.refused.own_request')),
  run: ({ open }) => open(),
})

export const refuseReset = action<Omit<Target, 'open'> & { refuse: () => void }>({
  id: 'operator refuse',
  group: 'page',
  key: 'R',
  icon: IconX,
  title: (t, { operator }) =>
    t(operator.two_factor.reset?.is_own ? 'operators.reset.withdraw' : 'operators.reset.refuse'),
  run: ({ refuse }) => refuse(),
})

export const previewLevelOfOperator = action<{ level: number; isPreview: boolean; preview: () => void }>({
  id: 'operator preview',
  group: 'page',
  key: 'P',
  icon: IconEye,
  title: (t, { level }) => t('operators.preview_level', { level }),
  blocked: (t, { isPreview }) => isPreview && t('preview.running'),
  run: ({ preview }) => preview(),
})

export const addOperatorNote = action<{ open: () => void }>({
  id: 'operator note',
  group: 'page',
  key: 'N',
  icon: IconNote,
  title: (t) => t('operators.notes.add'),
  run: ({ open }) => open(),
})
