import { useTranslation } from 'react-i18next'
import { useUser } from '../features/sign-in/user-query'
import { SignalsButton } from '../features/signals/SignalsButton'
import { Avatar } from '../ui/Avatar'
import { ColorSchemeButton } from '../ui/ColorSchemeButton'
import { LanguageSelect } from '../ui/LanguageSelect'
import { LiveState } from './LiveState'
import styles from './UserPanel.module.css'

/** The signed-in operator, whether the panel is live, language and theme. */
export function UserPanel() {
  const { t } = useTranslation()
  const user = useUser()
  const place = t('team_and_level', { team: user.team.name, level: user.permissions.name })
  return (
    <div className={styles.me}>
      <div className={styles.row}>
        <Avatar name={user.name} />
        <span className={styles.who}>
          <b title={user.name}>{user.name}</b>
          <span title={place}>{place}</span>
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
