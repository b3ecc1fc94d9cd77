import { IconX } from '@tabler/icons-react'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { focusDefault } from '../../../ui/actions/move-focus'
import { ModalFrame } from '../../../ui/overlays/ModalFrame'
import styles from './UnsentDrawer.module.css'
import { UnsentList } from './UnsentList'

/** Everything that the operator has typed and not sent, over any page. */
export function UnsentDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ModalFrame isOpen onClose={onClose} onClosed={focusDefault} place="end" className={styles.drawer}>
      <div className={styles.head}>
        <Heading slot="title" className={styles.title}>
          {t('unsent_words.title')}
        </Heading>
        <Button look="quiet" isIcon aria-label={t('dialog.close')} onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
      <UnsentList onClose={onClose} />
    </ModalFrame>
  )
}
