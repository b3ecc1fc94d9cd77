import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
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
      error={error ? <FailureNotice>{siteownerError(t, error)}</FailureNotice> : null}
    >
      {(isTried) => (
        <>
          {first.failure && (
            <FailedPanel title={t('siteowners.failed')} error={first.failure} onRetry={first.retry} />
          )}
          {typeof children === 'function' ? children(isTried) : children}
        </>
      )}
    </StepCard>
  )
}
