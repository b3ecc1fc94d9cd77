import type { Conversation } from '@panel/contract'
import { IconShieldQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/overlays/Notice'
import { SinceAsked } from '../InquiryPanel'

/** For those who read along: the customer asks who writes, and since when. Renders nothing if they do not. */
export function InquiryNotice({ conversation: { inquiry } }: { conversation: Conversation }) {
  const { t } = useTranslation()
  if (!inquiry) return null
  return (
    <Notice tone="warn" icon={IconShieldQuestion}>
      {t('refusal.fictional')} <SinceAsked inquiry={inquiry} />
    </Notice>
  )
}
