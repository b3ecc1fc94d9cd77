import { IconClipboardCheck } from '@tabler/icons-react'
import { Link, useMatchRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/overlays/Banner'

/** Tells an operator that a coach has reviewed a message of theirs, until they have read it. It asks for nothing else. */
export function FeedbackBanner({ count }: { count: number }) {
  const { t } = useTranslation()
  const isOpen = useMatchRoute()({ to: '/feedback' }) !== false
  if (isOpen) return null
  return (
    <Banner icon={IconClipboardCheck} action={<Link to="/feedback">{t('feedback.open')}</Link>}>
      {t('feedback.unread', { count })}
    </Banner>
  )
}
