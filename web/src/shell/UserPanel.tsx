import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SignalsButton } from '../features/conversations/signals/SignalsButton'
import { useUser } from '../features/settings/user-query'
import { Avatar } from '../ui/Avatar'
import { ColorSchemeButton } from '../ui/ColorSchemeButton'
import { LanguageSelect } from '../ui/fields/LanguageSelect'
import { lazyPart, useLazyPart } from '../ui/lazy-part'
import { withAdministrationTexts } from '../ui/words/with-administration-texts'
import { LiveState } from './LiveState'
import { entryAt } from './menu'
import styles from './UserPanel.module.css'

/** Few operators have exports. */
const exportsBell = lazyPart(() =>
  withAdministrationTexts(() => import('../features/service/exports/ExportsBell')),
)

/** The signed-in operator with the way to their account, whether the panel is live, language and theme. */
export function UserPanel() {
  const { t } = useTranslation()
  const user = useUser()
  const isOpen = useRouterState({ select: ({ location }) => entryAt(location.pathname) === '/account' })
  const bell = useLazyPart(exportsBell, Boolean(user.exports))
  const place = t('team_and_level', { team: user.team.name, level: user.permissions.name })
  return (
    <div className={styles.me}>
      <div className={styles.row}>
        <Link
          to="/account"
          className={styles.account}
          aria-current={isOpen ? 'page' : undefined}
          title={t('page.account')}
        >
          <Avatar name={user.name} />
          <span className={styles.who}>
            <b>{user.name}</b>
            <span>{place}</span>
          </span>
        </Link>
        {bell && user.exports && <bell.ExportsBell unseen={user.exports.unseen} />}
        <SignalsButton />
      </div>
      <div className={styles.tools}>
        <LiveState />
        <LanguageSelect isShort />
        <ColorSchemeButton />
      </div>
    </div>
  )
}
