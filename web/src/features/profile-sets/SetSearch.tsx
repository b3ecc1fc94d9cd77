import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/Keys'
import { useAction } from '../../ui/use-action'
import { searchProfileSets } from './profile-set-actions'
import styles from './SetSearch.module.css'

/** Milliseconds after the last letter until the search starts. */
const searchDelay = 300

/** Searches while the operator types; Escape empties the field. */
export function SetSearch({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  const [typed, setTyped] = useState(value)
  /** The words that this field has searched for: another value in the URL comes from a link or a button. */
  const searched = useRef(value)
  useEffect(() => {
    if (value === searched.current) return
    searched.current = value
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const { key } = useAction(searchProfileSets, { focus: () => input.current?.focus() })
  const search = (words: string, after: number) => {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      searched.current = words.trim()
      onSearch(searched.current)
    }, after)
  }
  return (
    <label className={styles.search}>
      <IconSearch size={16} stroke={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={t('profile_sets.search')}
        placeholder={t('profile_sets.search_hint')}
        maxLength={100}
        spellCheck={false}
        value={typed}
        onChange={(event) => search(event.target.value, searchDelay)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed, 0)
          if (event.key === 'Escape' && typed !== '') search('', 0)
        }}
      />
      <Keys keys={key} />
    </label>
  )
}
