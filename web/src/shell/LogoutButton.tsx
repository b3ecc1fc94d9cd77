import { IconLogout } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call'
import { forgetConversations } from '../features/answering/draft-storage'
import { goToGate, setLoggingOut } from '../features/people/sign-in/leave'
import { mayLeave } from '../features/settings/drafts/unsent'
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
  const logout = useMutation({
    mutationFn: () => call('POST /api/logout.php', {}),
    onMutate: () => setLoggingOut(true),
    onError: (error) => {
      setLoggingOut(false)
      showToast({ icon: IconLogout, text: failureText(t, t('logout_failed'), error) })
    },
    onSuccess: () => {
      forgetConversations()
      goToGate('/login')
    },
  })
  const press = async () => {
    if (await mayLeave('logout')) logout.mutate()
  }
  const action = offer(t, logOut, { leave: () => void press() })
  useOffered([isOffered && action])
  return (
    <ActionButton
      action={action}
      look={logout.isError ? 'danger' : 'quiet'}
      className={className}
      isBusy={logout.isPending}
      hasNoIcon={!hasIcon}
    />
  )
}
