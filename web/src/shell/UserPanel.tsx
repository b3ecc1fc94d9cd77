import { useTranslation } from 'react-i18next'
import { useUser } from '../features/sign-in/user-query'
import { SignalsButton } from '../features/signals/SignalsButton'
import { Avatar } from '../ui/Avatar'
import { ColorSchemeButton } from '../ui/ColorSchemeButton'
import { LanguageSelect } from '../ui/LanguageSelect'
import { LiveState } from './LiveState'
import styles from './UserPanel.module.css'

/** Who is signed in, whether the panel is live, language and theme. */
export function UserPanel() {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <div className={styles.me}>
      <div className={styles.row}>
        <Avatar name={user.name} />
        <span className={styles.who}>
          <b>{user.name}</b>
          <span>{t('team_and_level', { team: user.team.name, level: user.permissions.name })}</span>
        </span>
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
