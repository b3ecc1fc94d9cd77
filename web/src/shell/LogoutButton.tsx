import { IconLogout } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call'
import { forgetConversations } from '../features/answering/draft-storage'
import { mayLeave } from '../features/answering/unsent'
import { leaveFor, setLoggingOut } from '../features/sign-in/leave'
import { Button } from '../ui/Button'
import { useCommand } from '../ui/commands'
import { failureText } from '../ui/failure'
import { showToast } from '../ui/toasts'

type Props = {
  className?: string
  hasIcon?: boolean
  /** The one of the frame is a command too. */
  isCommand?: boolean
}

export function LogoutButton({ className, hasIcon, isCommand }: Props) {
  const { t } = useTranslation()
  const logout = useMutation({
    mutationFn: () => call('POST /api/logout.php', {}),
    onMutate: () => setLoggingOut(true),
    onError: (error) => {
      setLoggingOut(false)
      showToast({ icon: IconLogout, text: failureText(t, t('logout_failed'), error) })
    },
    onSuccess: () => {
      forgetConversations([localStorage, sessionStorage])
      leaveFor('/login')
    },
  })
  const press = async () => {
    if (await mayLeave('logout')) logout.mutate()
  }
  useCommand(
    isCommand
      ? { id: 'logout', group: 'anywhere', title: t('logout'), icon: IconLogout, run: () => void press() }
      : null,
  )
  return (
    <Button
      look={logout.isError ? 'danger' : 'quiet'}
      className={className}
      isBusy={logout.isPending}
      onClick={() => void press()}
    >
      {hasIcon && <IconLogout size={16} stroke={1.75} aria-hidden="true" />}
      {t('logout')}
    </Button>
  )
}
