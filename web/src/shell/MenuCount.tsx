import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/Badge'
import text from '../ui/text.module.css'
import type { MenuBadge } from './menu'

/** The number of a badge, and in words what it counts for screen readers. */
export function MenuCount({ badge: { count, tone, of } }: { badge: MenuBadge }) {
  const { t } = useTranslation()
  return (
    <>
      <Badge count={count} tone={tone} />
      <span className={text.hidden}>{t(`menu.badge.${of}`, { count })}</span>
    </>
  )
}
