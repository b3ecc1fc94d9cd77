import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/overlays/Notice'

/** Warns that a secret was not copied and cannot be shown again. */
export function NotCopied() {
  const { t } = useTranslation()
  return (
    <Notice tone="warn" icon={IconEyeOff} role="alert">
      {t('setup.not_copied')}
    </Notice>
  )
}
