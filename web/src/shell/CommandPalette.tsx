import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '../ui/actions/actions'
import { Keys } from '../ui/actions/Keys'
import { isKeyOff } from '../ui/actions/key-choices'
import { useOfferedActions } from '../ui/actions/offered-actions'
import { optionAfter } from '../ui/fields/FieldOption'
import { ModalFrame } from '../ui/overlays/ModalFrame'
import styles from './CommandPalette.module.css'
import { findActions } from './find-actions'
import { PaletteOptions } from './PaletteOptions'
import { showKeys } from './shell-actions'

type Props = {
  onClose: () => void
  onRun: (action: OfferedAction) => void
  onShowKeys: () => void
}

/** Searches and runs the actions of this screen. */
export function CommandPalette({ onClose, onRun, onShowKeys }: Props) {
  const { t } = useTranslation()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const groups = findActions(useOfferedActions(), query)
  const found = groups.flatMap(({ actions }) => actions.map(({ action }) => action))
  const at = Math.min(active, found.length - 1)
  const run = (action: OfferedAction | undefined) => {
    if (action && !action.blocked) onRun(action)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const press = pressOf(event.key)
    if (!press) return
    event.preventDefault()
    press()
  }
  const pressOf = (key: string) => {
    if (key === 'Enter') return () => run(found[at])
    if (key === '?') return isKeyOff('?') ? null : onShowKeys
    const next = optionAfter(key, at, found.length)
    return next === null ? null : () => setActive(next)
  }

  return (
    <ModalFrame
      isOpen
      onClose={onClose}
      place="top"
      aria-label={t('commands.title')}
      className={styles.palette}
    >
      <div className={styles.search}>
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <input
          data-autofocus
          role="combobox"
          aria-label={t('commands.search')}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('commands.search')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Keys keys="esc" />
      </div>
      <PaletteOptions listId={listId} groups={groups} active={at} onPointerOver={setActive} onRun={run} />
      {found.length === 0 && (
        <p className={styles.nothing} role="status">
          {t('commands.nothing')}
        </p>
      )}
      <div className={styles.foot}>
        <span>
          <Keys keys="↑+↓" /> {t('commands.choose')}
        </span>
        <span>
          <Keys keys="enter" /> {t('commands.run')}
        </span>
        <button type="button" className={styles.allKeys} tabIndex={-1} onClick={onShowKeys}>
          <Keys keys={showKeys.key} /> {t('commands.all_keys')}
        </button>
      </div>
    </ModalFrame>
  )
}
