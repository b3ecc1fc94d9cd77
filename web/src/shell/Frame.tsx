import { IconMenu2 } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AwayGate } from '../features/answering/away/AwayGate'
import { AwayToasts } from '../features/answering/away/AwayToasts'
import { ConnectionBanner } from '../features/answering/live/ConnectionBanner'
import { Reminders } from '../features/answering/reminders/Reminders'
import { Signals } from '../features/conversations/signals/Signals'
import { PreviewBanner } from '../features/people/permissions/PreviewBanner'
import { CodesLockedBanner } from '../features/people/sign-in/CodesLockedBanner'
import { SuggestedBreak } from '../features/people/welfare/SuggestedBreak'
import { ReleaseBanner } from '../features/service/releases/ReleaseBanner'
import { PageGate } from '../features/settings/pages/PageGate'
import { Paused } from '../features/supervision/board/Paused'
import { CoachNotes } from '../features/supervision/coach-notes/CoachNotes'
import { Button } from '../ui/actions/Button'
import { BrandMark } from '../ui/BrandMark'
import { lazyPart, useLazyPart } from '../ui/lazy-part'
import { ToastRegion } from '../ui/overlays/ToastRegion'
import { pageTitleId } from '../ui/PageHead'
import styles from './Frame.module.css'
import { closeMenuDrawer, openMenuDrawer, useMenuDrawer } from './menu-drawer'
import { RouteBar } from './RouteBar'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import { useIsRail } from './use-is-rail'
import { useIsWide } from './window-size'

/** The menu of narrow windows. It is loaded later, because most operators have a wide window. */
const drawerPart = lazyPart(() => import('./MenuDrawer'), 'idle')

/** The layout around every page: banners, top bar, side menu, toasts and signals. */
export function Frame() {
  const { t } = useTranslation()
  const isWide = useIsWide()
  const isRail = useIsRail()
  const isMenuOpen = useMenuDrawer()
  const drawer = useLazyPart(drawerPart, isMenuOpen)
  return (
    <div className={isRail ? `${styles.app} ${styles.rail}` : styles.app}>
      <a className={styles.skip} href="#main">
        {t('skip_to_main')}
      </a>
      <div className={styles.banner}>
        <PreviewBanner />
        <ReleaseBanner />
        <ConnectionBanner />
        <CodesLockedBanner />
        <Paused />
        <CoachNotes />
        <SuggestedBreak />
      </div>
      <header className={styles.header}>
        <div className={styles.brand}>
          <Button
            look="quiet"
            isIcon
            className={styles.openMenu}
            aria-label={t('menu.open')}
            aria-expanded={isMenuOpen}
            onClick={openMenuDrawer}
          >
            <IconMenu2 size={16} stroke={1.75} aria-hidden="true" />
          </Button>
          <Link to="/">
            <BrandMark />
            <span>{t('brand')}</span>
          </Link>
        </div>
        <TopBar />
      </header>
      {isWide && (
        <nav className={styles.nav} aria-label={t('menu.main')}>
          <SideMenu isRail={isRail} />
        </nav>
      )}
      {drawer && (
        <drawer.MenuDrawer isOpen={isMenuOpen} onClose={closeMenuDrawer}>
          <SideMenu />
        </drawer.MenuDrawer>
      )}
      <main className={styles.main} id="main" tabIndex={-1} aria-labelledby={pageTitleId}>
        <RouteBar />
        <AwayGate>
          <PageGate>
            <Outlet />
          </PageGate>
        </AwayGate>
        <ToastRegion />
      </main>
      <Signals />
      <AwayToasts />
      <Reminders />
    </div>
  )
}
