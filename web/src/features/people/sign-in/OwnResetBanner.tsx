import { IconShieldQuestion } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Banner } from '../../../ui/overlays/Banner'
import { showToast } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import type { User } from '../../settings/user'
import { userQuery } from '../../settings/user-query'

/** Tells an operator at once that an admin asks to reset their two-factor or password. They can stop it. */
export function OwnResetBanner({ reset: { id, what, by } }: { reset: NonNullable<User['own_reset']> }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const stop = useMutation({
    mutationFn: () => call('POST /api/account/reset/refuse', { body: { request_id: id } }),
    onError(error) {
      // Somebody else has stopped it, or it has expired.
      if (error instanceof ApiError && error.code === 'reset_over') return
      showToast({ icon: IconShieldQuestion, text: failureText(t, t('own_reset.failed'), error) })
    },
    onSettled: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
  return (
    <Banner
      tone="warn"
      icon={IconShieldQuestion}
      action={
        <Button size="small" isBusy={stop.isPending} onClick={() => stop.mutate()}>
          {t('own_reset.stop')}
        </Button>
      }
    >
      {t(`own_reset.${what}`, { name: by.name ?? t('own_reset.somebody') })}
    </Banner>
  )
}
