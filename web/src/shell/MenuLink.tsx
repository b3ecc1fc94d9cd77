import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MenuCount } from './MenuCount'
import type { MenuEntry } from './menu'
import styles from './SideMenu.module.css'

/** An entry of the menu. That of the page is scrolled into sight. */
export function MenuLink({ entry, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  const { t } = useTranslation()
  const { to, label, icon: Icon, badge } = entry
  return (
    <Link
      ref={isCurrent ? scrollIntoSight : undefined}
      to={to}
      className={styles.entry}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span title={t(label)}>{t(label)}</span>
      {badge && <MenuCount badge={badge} />}
    </Link>
  )
}

const scrollIntoSight = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' })
