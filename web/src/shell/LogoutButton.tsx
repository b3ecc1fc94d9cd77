import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call'
import { forgetSavedDrafts } from '../features/conversations/draft-storage'
import { leaveFor } from '../features/sign-in/leave'
import { Button } from '../ui/Button'

export function LogoutButton({ className }: { className?: string }) {
  const { t } = useTranslation()
  const logout = useMutation({
    mutationFn: () => call('GET /api/logout.php', {}),
    onSuccess: () => {
      forgetSavedDrafts(localStorage)
      leaveFor('/login')
    },
  })
  return (
    <Button
      look={logout.isError ? 'danger' : 'quiet'}
      className={className}
      isBusy={logout.isPending}
      onClick={() => logout.mutate()}
    >
      {t(logout.isError ? 'logout_failed' : 'logout')}
    </Button>
  )
}
