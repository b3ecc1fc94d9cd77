import { IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { queueAddress, queueLinks } from '../features/queue/queue-links'
import { useUser } from '../features/sign-in/user-query'
import { Badge } from '../ui/Badge'
import text from '../ui/text.module.css'
import { LogoutButton } from './LogoutButton'
import { type MenuEntry, menuFor } from './menu'
import styles from './SideMenu.module.css'
import { UserPanel } from './UserPanel'

/** The menu by the operator's rights, beside the page or in the drawer. */
export function SideMenu() {
  const { t } = useTranslation()
  const user = useUser()
  const hasCombi = queueLinks(user).some(({ queue }) => queue === 'smart')
  return (
    <div className={styles.menu}>
      <div className={`${styles.list} ${text.scroll}`}>
        {menuFor(user).map(({ heading, entries }) => (
          <div key={heading}>
            {heading && <h2 className={styles.heading}>{t(heading)}</h2>}
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} />
            ))}
          </div>
        ))}
        <div className={styles.narrowOnly}>
          {hasCombi && (
            <Link {...queueAddress.smart} className={styles.entry}>
              <IconStack2 size={16} stroke={1.75} aria-hidden="true" />
              <span>{t('open_queue.smart')}</span>
            </Link>
          )}
          <LogoutButton hasIcon />
        </div>
      </div>
      <UserPanel />
    </div>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation()
  const badge = entry.badge?.(useUser())
  return (
    <Link to={entry.to} className={styles.entry} activeOptions={{ exact: true, includeSearch: false }}>
      <entry.icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{t(entry.label)}</span>
      {badge && <Badge count={badge.count} tone={badge.tone} />}
    </Link>
  )
}
