import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/actions/Button'
import { ModalFrame } from '../ui/overlays/ModalFrame'
import styles from './MenuDrawer.module.css'

type Props = { isOpen: boolean; onClose: () => void; children: ReactNode }

/** The side menu below 1200 px. It closes when a page is chosen, or when the window becomes wider. */
export function MenuDrawer({ isOpen, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} place="start" className={styles.drawer}>
      <div className={styles.head}>
        <Heading slot="title" className={styles.title}>
          {t('menu.title')}
        </Heading>
        <Button look="quiet" isIcon aria-label={t('menu.close')} onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
    </ModalFrame>
  )
}
