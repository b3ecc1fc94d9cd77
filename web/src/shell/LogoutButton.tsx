import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLogOut } from '../features/answering/use-log-out'
import { ActionButton } from '../ui/actions/ActionButton'
import { offer } from '../ui/actions/actions'
import { useOffered } from '../ui/actions/use-action'
import { showToast } from '../ui/overlays/toasts'
import { failureText } from '../ui/words/failure'
import { logOut } from './shell-actions'

type Props = {
  className?: string
  hasIcon?: boolean
  /** The palette also offers the one of the frame. */
  isOffered?: boolean
}

export function LogoutButton({ className, hasIcon, isOffered }: Props) {
  const { t } = useTranslation()
  const { press, isPending, isError } = useLogOut({
    onError: (error) => showToast({ icon: IconLogout, text: failureText(t, t('logout_failed'), error) }),
  })
  const action = offer(t, logOut, { leave: press })
  useOffered([isOffered && action])
  return (
    <ActionButton
      action={action}
      look={isError ? 'danger' : 'quiet'}
      className={className}
      isBusy={isPending}
      hasNoIcon={!hasIcon}
    />
  )
}
