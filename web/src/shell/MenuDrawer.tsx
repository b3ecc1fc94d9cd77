import { IconX } from '@tabler/icons-react'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import { ModalFrame } from '../ui/ModalFrame'
import styles from './MenuDrawer.module.css'
import { SideMenu } from './SideMenu'

/** The side menu below 1200 px. It closes when a page is chosen, or when the window becomes wider. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
      <div className={styles.body}>
        <SideMenu />
      </div>
    </ModalFrame>
  )
}
