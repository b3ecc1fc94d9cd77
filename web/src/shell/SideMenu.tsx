import { IconChevronDown } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayOpen } from '../features/settings/pages/pages'
import { useProfileTextCount } from '../features/settings/use-profile-text-count'
import { useUser } from '../features/settings/user-query'
import text from '../ui/text.module.css'
import { LogoutButton } from './LogoutButton'
import { MenuGroupHead } from './MenuGroupHead'
import { MenuLink } from './MenuLink'
import { entryAt, type MenuSection, menuFor } from './menu'
import { useOpenGroups } from './menu-folds'
import styles from './SideMenu.module.css'
import { UserPanel } from './UserPanel'
import { useEntriesBelow } from './use-entries-below'

/** The menu according to the operator's rights, next to the page or in the drawer. @param isRail only its icons, beside a chat */
export function SideMenu({ isRail = false }: { isRail?: boolean }) {
  const { t } = useTranslation()
  const user = useUser()
  const profileTexts = useProfileTextCount(mayOpen(user, '/profilesets/profile-text'))
  const current = useRouterState({ select: ({ location }) => entryAt(location.pathname) })
  const { list, below } = useEntriesBelow()
  return (
    <div className={isRail ? `${styles.menu} ${styles.rail}` : styles.menu}>
      <div ref={list} className={`${styles.list} ${text.scroll}`}>
        <div>
          {menuFor({ user, profileTexts }).map((section) => (
            <Section key={section.heading ?? 'first'} section={section} current={current} isRail={isRail} />
          ))}
        </div>
      </div>
      {below > 0 && (
        <p className={styles.more} aria-hidden="true">
          <span>
            <IconChevronDown size={14} stroke={1.75} />
            {isRail ? below : t('menu.below', { count: below })}
          </span>
        </p>
      )}
      <UserPanel isRail={isRail} />
      <div className={styles.narrowOnly}>
        <LogoutButton hasIcon />
      </div>
    </div>
  )
}

type SectionProps = { section: MenuSection; current: string | null; isRail: boolean }

/** The first entries, or a group with a heading, which folds. In the rail it is a line. */
function Section({ section: { heading, entries }, current, isRail }: SectionProps) {
  const { t } = useTranslation()
  const isGroupOpen = useOpenGroups()
  const isOpen =
    isRail ||
    !heading ||
    isGroupOpen(
      heading,
      entries.some(({ to }) => to === current),
    )
  return (
    <div className={styles.section}>
      {heading &&
        (isRail ? (
          <h2 className={text.hidden}>{t(heading)}</h2>
        ) : (
          <MenuGroupHead heading={heading} entries={entries} isOpen={isOpen} />
        ))}
      {isOpen && (
        <ul aria-label={heading ? t(heading) : undefined}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <MenuLink entry={entry} isCurrent={entry.to === current} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
