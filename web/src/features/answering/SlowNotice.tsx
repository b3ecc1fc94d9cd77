import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/Notice'
import { slowAfter } from '../../ui/slow'

/** The message is on its way for longer than usual. It can't be called back: it may have arrived. */
export function SlowNotice() {
  const { t } = useTranslation()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <Notice icon={IconClock} role="status">
      {t('waiting.slow')}
    </Notice>
  )
}
