import { IconShieldExclamation } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Banner } from '../../../ui/overlays/Banner'
import { formatDate } from '../../../ui/words/dates'
import { userQuery, useUser } from '../../settings/user-query'
import { OwnResetBanner } from './OwnResetBanner'

/**
 * Shows an operator that somebody asks to reset their account, and them and those who manage operators that two-factor codes were locked
 * after too many wrong ones.
 */
export function CodesLockedBanner() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { codes_locked_at: own, locked_operators: others, own_reset: reset } = useUser()
  const end = () =>
    call('POST /api/code-warning/seen', {}).then(
      () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
      // The banner stays, and the operator can try again.
      () => {},
    )
  return (
    // Always rendered, because a screen reader only announces changes in a region that existed before.
    <div role="status">
      {reset && <OwnResetBanner reset={reset} />}
      {own && (
        <Banner
          tone="warn"
          icon={IconShieldExclamation}
          action={
            <Button size="small" onClick={end}>
              {t('codes_locked.seen')}
            </Button>
          }
        >
          {t('codes_locked.own', { time: formatDate(own, 'short') })}
        </Banner>
      )}
      {others.length > 0 && (
        <Banner tone="warn" icon={IconShieldExclamation}>
          {t('codes_locked.others', {
            names: others.map(({ name }) => name ?? t('overview.hidden_name')).join(', '),
          })}
        </Banner>
      )}
    </div>
  )
}
