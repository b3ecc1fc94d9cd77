import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../ui/actions/Keys'
import { isKeyOff } from '../ui/actions/key-choices'
import { optionAfter } from '../ui/fields/FieldOption'
import { ModalFrame } from '../ui/overlays/ModalFrame'
import styles from './CommandPalette.module.css'
import type { FoundGroup } from './find-entries'
import { PaletteOptions } from './PaletteOptions'
import type { PaletteEntry } from './palette-entries'
import { showKeys } from './shell-actions'
import { takeTyped } from './typed-ahead'

export type PaletteProps = {
  onClose: () => void
  onRun: (entry: PaletteEntry) => void
  onShowKeys: () => void
}

type Props = PaletteProps & {
  query: string
  groups: readonly FoundGroup[]
  /** More may be found. */
  isSearching: boolean
  onSearch: (query: string) => void
}

/** A field with what it finds. Arrows choose, and Enter runs. */
export function PaletteView({ query, groups, isSearching, onSearch, onClose, onRun, onShowKeys }: Props) {
  const { t } = useTranslation()
  const listId = useId()
  const [active, setActive] = useState(0)
  const found = groups.flatMap((group) => group.entries.map(({ entry }) => entry))
  const at = Math.min(active, found.length - 1)
  const run = (entry: PaletteEntry | undefined) => {
    if (entry && !entry.blocked) onRun(entry)
  }
  const search = (words: string) => {
    onSearch(words)
    setActive(0)
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
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
          // What was typed while the palette was loaded.
          onFocus={() => {
            const typed = takeTyped()
            if (typed !== '') search(query + typed)
          }}
        />
        <Keys keys="esc" />
      </div>
      <PaletteOptions listId={listId} groups={groups} active={at} onPointerOver={setActive} onRun={run} />
      {found.length === 0 && !isSearching && (
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
