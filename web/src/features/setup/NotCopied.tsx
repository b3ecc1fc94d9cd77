import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/Notice'

/** Asks once more before a secret that was not copied is gone. */
export function NotCopied() {
  const { t } = useTranslation()
  return (
    <Notice tone="warn" icon={IconEyeOff} role="alert">
      {t('setup.not_copied')}
    </Notice>
  )
}
