import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import { OverlayProvider, useIsThere } from '../ui/OverlayProvider'
import styles from './MenuDrawer.module.css'
import { SideMenu } from './SideMenu'
import { useIsWide } from './use-is-wide'

/** The side menu below 1200 px. It closes when a page is chosen, or when the window grows. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const href = useRouterState({ select: (state) => state.location.href })
  const close = useEffectEvent(onClose)

  const isWide = useIsWide()
  const isThere = useIsThere()
  const from = useRef(href)
  useEffect(() => {
    if (from.current !== href) close()
    from.current = href
  }, [href])
  useEffect(() => {
    if (isWide) close()
  }, [isWide])

  return (
    <OverlayProvider>
      <Drawer.Root
        opened={isOpen && isThere}
        onClose={onClose}
        size="min(280px, 86vw)"
        padding={0}
        transitionProps={{ duration: 160 }}
        classNames={{ content: styles.content, title: styles.title, body: styles.body }}
      >
        <Drawer.Overlay color="var(--scrim)" backgroundOpacity={1} />
        <Drawer.Content>
          <div className={styles.head}>
            <Drawer.Title>{t('menu.title')}</Drawer.Title>
            <Button look="quiet" isIcon aria-label={t('menu.close')} onClick={onClose}>
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </Button>
          </div>
          <Drawer.Body>
            <SideMenu />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </OverlayProvider>
  )
}
