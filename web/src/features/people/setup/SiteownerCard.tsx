import { IconAlertCircle } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { Notice } from '../../../ui/overlays/Notice'
import { siteownerError } from '../../settings/siteowner-error'
import { StepCard } from './StepCard'
import type { useFirstSiteowner } from './use-first-siteowner'

type Props = Omit<ComponentProps<typeof StepCard>, 'error'> & {
  first: ReturnType<typeof useFirstSiteowner>
  /** Why the last attempt failed; null if it did not, or if a field says so. */
  error: unknown
}

/** The card of a step about the first site owner: it waits for it, and shows what failed. */
export function SiteownerCard({ first, error, blocked, children, ...card }: Props) {
  const { t } = useTranslation()
  return (
    <StepCard
      {...card}
      blocked={(first.siteowner === undefined && t('loading')) || (blocked ?? false)}
      error={
        error ? (
          <Notice tone="bad" icon={IconAlertCircle} role="alert">
            {siteownerError(t, error)}
          </Notice>
        ) : null
      }
    >
      {first.failure && (
        <FailedPanel title={t('siteowners.failed')} error={first.failure} onRetry={first.retry} />
      )}
      {children}
    </StepCard>
  )
}
