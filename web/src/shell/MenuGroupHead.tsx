import { IconChevronDown } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuCount } from './MenuCount'
import type { MenuEntry, MenuGroup } from './menu'
import { foldGroup } from './menu-folds'
import styles from './SideMenu.module.css'

type Props = { heading: MenuGroup; entries: readonly MenuEntry[]; isOpen: boolean }

/** Opens and folds a group of the menu, also with the arrow keys. While it is folded, it shows the badges of its entries. */
export function MenuGroupHead({ heading, entries, isOpen }: Props) {
  const { t } = useTranslation()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    foldGroup(heading, event.key === 'ArrowRight')
  }
  return (
    <h2 className={styles.heading}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => foldGroup(heading, !isOpen)}
        onKeyDown={onKeyDown}
      >
        <span>{t(heading)}</span>
        {!isOpen &&
          entries.map(({ to, badge }) => badge && badge.count > 0 && <MenuCount key={to} badge={badge} />)}
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </button>
    </h2>
  )
}
