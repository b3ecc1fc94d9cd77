import { Drawer } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MenuDrawer.module.css'
import { SideMenu } from './SideMenu'

const breakpoint = matchMedia('(min-width: 1200px)')

/** The side menu below 1200 px. It closes when a page is chosen, or when the window grows. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const href = useRouterState({ select: (state) => state.location.href })
  const close = useEffectEvent(onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed
  useEffect(() => close(), [href])
  useEffect(() => {
    const onChange = () => close()
    breakpoint.addEventListener('change', onChange)
    return () => breakpoint.removeEventListener('change', onChange)
  }, [])

  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={t('menu.title')}
      size="min(280px, 86vw)"
      padding={0}
      overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1 }}
      transitionProps={{ duration: 160 }}
      closeButtonProps={{ 'aria-label': t('menu.close') }}
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
    >
      <SideMenu />
    </Drawer>
  )
}
