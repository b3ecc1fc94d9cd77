import { IconSelector } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignalsButton } from '../features/conversations/signals/SignalsButton'
import { useUser } from '../features/settings/user-query'
import { Avatar } from '../ui/Avatar'
import { ColorSchemeButton } from '../ui/ColorSchemeButton'
import { LanguageSelect } from '../ui/fields/LanguageSelect'
import { lazyPart, useLazyPart } from '../ui/lazy-part'
import { withAdministrationTexts } from '../ui/words/with-administration-texts'
import { LiveState } from './LiveState'
import { MenuCount } from './MenuCount'
import { entryAt, ownMenuFor } from './menu'
import styles from './UserPanel.module.css'

const nameMenu = lazyPart(() => import('./NameMenu'), 'idle')

/** Few operators have exports. */
const exportsBell = lazyPart(() =>
  withAdministrationTexts(() => import('../features/service/exports/ExportsBell')),
)

/** The signed-in operator with the menu of their own pages, whether the panel is live, language and theme. */
export function UserPanel({ isRail }: { isRail: boolean }) {
  const user = useUser()
  const bell = useLazyPart(exportsBell, Boolean(user.exports))
  return (
    <div className={isRail ? `${styles.me} ${styles.rail}` : styles.me}>
      <div className={styles.row}>
        <NameButton />
        {bell && user.exports && <bell.ExportsBell unseen={user.exports.unseen} />}
        {!isRail && <SignalsButton />}
      </div>
      <div className={styles.tools}>
        <LiveState />
        {!isRail && <LanguageSelect isShort />}
        <ColorSchemeButton />
      </div>
    </div>
  )
}

/** Opens the menu of the operator's own pages. It counts what is new in them. */
function NameButton() {
  const { t } = useTranslation()
  const user = useUser()
  const sections = ownMenuFor({ user, profileTexts: undefined })
  const entries = sections.flat()
  const isCurrent = useRouterState({
    select: ({ location }) => entries.some(({ to }) => to === entryAt(location.pathname)),
  })
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useLazyPart(nameMenu, isOpen)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-current={isCurrent || undefined}
        title={t('menu.own')}
        onClick={() => setOpen(true)}
      >
        <span className={styles.avatar}>
          <Avatar name={user.name} />
          {entries.map(({ to, badge }) => badge && <MenuCount key={to} badge={badge} />)}
        </span>
        <span className={styles.who}>
          <b>
            {user.name}
            <IconSelector size={14} stroke={1.75} aria-hidden="true" />
          </b>
          <span>{t('team_and_level', { team: user.team.name, level: user.permissions.name })}</span>
        </span>
      </button>
      {menu && isOpen && (
        <menu.NameMenu
          sections={sections}
          at={button.current?.getBoundingClientRect() ?? new DOMRect()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
