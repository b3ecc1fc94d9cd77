import { IconStack2 } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { queueAddress, queueLinks } from '../features/answering/queue/queue-links'
import { mayOpen } from '../features/settings/pages/pages'
import { useProfileTextCount } from '../features/settings/use-profile-text-count'
import { useUser } from '../features/settings/user-query'
import { Badge } from '../ui/Badge'
import text from '../ui/text.module.css'
import { LogoutButton } from './LogoutButton'
import { entryAt, type MenuEntry, menuFor } from './menu'
import styles from './SideMenu.module.css'
import { UserPanel } from './UserPanel'

/** The menu according to the operator's rights, next to the page or in the drawer. */
export function SideMenu() {
  const { t } = useTranslation()
  const user = useUser()
  const profileTexts = useProfileTextCount(mayOpen(user, '/profilesets/profile-text'))
  const current = useRouterState({ select: ({ location }) => entryAt(location.pathname) })
  const hasCombi = queueLinks(user).some(({ queue }) => queue === 'smart')
  return (
    <div className={styles.menu}>
      <div className={`${styles.list} ${text.scroll}`}>
        {menuFor({ user, profileTexts }).map(({ heading, entries }) => (
          <div key={heading}>
            {heading && <h2 className={styles.heading}>{t(heading)}</h2>}
            <ul aria-label={heading ? t(heading) : undefined}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Entry entry={entry} isCurrent={entry.to === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.narrowOnly}>
          {hasCombi && (
            <Link {...queueAddress.smart} className={styles.entry}>
              <IconStack2 size={16} stroke={1.75} aria-hidden="true" />
              <span>{t('open_queue.smart')}</span>
            </Link>
          )}
        </div>
      </div>
      <UserPanel />
      <div className={styles.narrowOnly}>
        <LogoutButton hasIcon />
      </div>
    </div>
  )
}

function Entry({ entry, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  const { t } = useTranslation()
  const { to, label, icon: Icon, badge } = entry
  return (
    <Link
      to={to}
      className={styles.entry}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span title={t(label)}>{t(label)}</span>
      {badge && <Badge count={badge.count} tone={badge.tone} />}
      {badge && <span className={text.hidden}>{t(`menu.badge.${badge.of}`, { count: badge.count })}</span>}
    </Link>
  )
}
