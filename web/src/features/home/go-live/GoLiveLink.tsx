import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/actions/Button'
import type { Part } from './go-live-parts'

/** The way to the place where a part is done. Mail is set where the server runs. */
export function GoLiveLink({ part }: { part: Part }) {
  const { t } = useTranslation()
  const className = buttonClass({ size: 'small' })
  if (part.kind === 'mail') return <code>SMTP_URL</code>
  const words = t(`go_live.act.${part.kind}`)
  if ('siteowners' in part)
    return (
      <Link
        to="/settings/siteowners/$id"
        params={{ id: String(part.siteowners[0]?.id ?? 0) }}
        search={{ tab: 'honesty' }}
        className={className}
      >
        {words}
      </Link>
    )
  return (
    <Link to={part.kind === 'master' ? '/operators' : '/settings/thresholds'} className={className}>
      {words}
    </Link>
  )
}
