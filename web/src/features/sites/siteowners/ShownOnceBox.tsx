import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { useCopy } from '../../../ui/actions/use-copy'
import styles from './Siteowners.module.css'
import { copySecret } from './siteowner-actions'

type Props = { secret: string; note: string; onClose: () => void }

/** A key or secret that is shown only once. A press on Close asks for a confirmation if it was not copied. */
export function ShownOnceBox({ secret, note, onClose }: Props) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { copy, dialog } = useCopy()
  const action = useAction(copySecret, {
    isCopied,
    copy: () => copy(secret, () => setIsCopied(true)),
  })
  return (
    <div className={styles.once}>
      <div className={styles.onceLine}>
        <code>{secret}</code>
        <ActionButton action={action} look={isCopied ? 'normal' : 'primary'} />
      </div>
      <p role="status" className={styles.onceNote}>
        {isCopied && <IconCheck size={14} stroke={2} aria-hidden="true" />}
        {isAsking ? t('siteowners.once_not_copied') : note}
      </p>
      <Button size="small" onClick={() => (isCopied || isAsking ? onClose() : setIsAsking(true))}>
        {t(isAsking ? 'siteowners.once_close_anyway' : 'siteowners.once_close')}
      </Button>
      {dialog}
    </div>
  )
}
