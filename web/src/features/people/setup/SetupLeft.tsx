import { IconListCheck } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Button, buttonClass } from '../../../ui/actions/Button'
import { Notice } from '../../../ui/overlays/Notice'
import { failureText } from '../../../ui/words/failure'
import { userQuery } from '../../settings/user-query'
import { openSteps } from './steps'
import { stepsQuery } from './steps-query'

/** Shows the first admin how many steps of the setup are left. */
export function SetupLeft() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data } = useQuery(stepsQuery)
  const dismiss = useMutation({
    mutationFn: () => call('POST /api/setup/end', {}).catch(ignoreOver),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
  const left = openSteps(data)
  if (left.length === 0) return null
  return (
    <Notice
      tone={dismiss.error ? 'bad' : 'accent'}
      icon={IconListCheck}
      role={dismiss.error ? 'alert' : 'note'}
      actions={
        <>
          <a href="/setup" className={buttonClass({ size: 'small' })}>
            {t('setup.left.go_on')}
          </a>
          <Button size="small" look="quiet" isBusy={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {t('setup.left.dismiss')}
          </Button>
        </>
      }
    >
      {dismiss.error ? (
        failureText(t, t('setup.left.failed'), dismiss.error)
      ) : (
        <>
          <strong>{t('setup.left.title')}</strong>{' '}
          {t('setup.left.steps', { steps: left.map((step) => t(`setup.${step}.name`)).join(', ') })}
        </>
      )}
    </Notice>
  )
}

/** Another tab has ended the setup. */
function ignoreOver(error: unknown) {
  if (error instanceof ApiError && error.code === 'not_found') return
  throw error
}
