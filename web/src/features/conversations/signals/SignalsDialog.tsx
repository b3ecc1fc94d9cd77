import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlays/Dialog'
import { SignalChoices } from './SignalChoices'

/** Sound and notification for messages while nobody looks at the page. */
export function SignalsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen title={t('signals.title')} onClose={onClose}>
      <p>{t('signals.when')}</p>
      <SignalChoices />
    </Dialog>
  )
}
