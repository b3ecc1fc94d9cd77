import { IconAlertCircle, IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Action } from '../actions/actions'
import { Button } from '../actions/Button'
import { Keys } from '../actions/Keys'
import { useAction } from '../actions/use-action'
import { useOnUnmount } from '../use-on-unmount'
import styles from './SearchField.module.css'

/** Milliseconds after the last letter until the search starts. */
export const searchDelay = 300

type Props = {
  /** Moves the focus to the field. */
  action: Action<{ focus: () => void }>
  label: string
  hint: string
  maxLength: number
  value: string
  /** Escape empties the field; otherwise it leaves the field, and what was typed stays. */
  emptiesOnEscape?: boolean
  /** What the words are compared with, inside of the field. */
  end?: ReactNode
  /** Why nothing was searched. */
  error?: string | null
  onSearch: (words: string) => void
}

/** The search of a list. It searches while the operator types, and at once with Enter. */
export function SearchField(props: Props) {
  const { action, label, hint, maxLength, value, emptiesOnEscape, end, error, onSearch } = props
  const { t } = useTranslation()
  const errorId = useId()
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
  useOnUnmount(() => clearTimeout(timer.current))
  const { key } = useAction(action, { focus: () => input.current?.focus() })
  const search = (words: string, after: number) => {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      searched.current = words.trim()
      onSearch(searched.current)
    }, after)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search(typed, 0)
    if (event.key !== 'Escape' || (emptiesOnEscape && typed === '')) return
    // The browser would empty the field too, without a search.
    event.preventDefault()
    if (emptiesOnEscape) search('', 0)
    else input.current?.blur()
  }
  return (
    <div className={styles.field}>
      <label className={styles.search}>
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          dir="auto"
          aria-label={label}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={hint}
          maxLength={maxLength}
          spellCheck={false}
          value={typed}
          onChange={(event) => search(event.target.value, searchDelay)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && end}
        {typed !== '' && (
          <Button
            size="small"
            look="quiet"
            isIcon
            aria-label={t('search.clear')}
            onClick={() => {
              search('', 0)
              input.current?.focus()
            }}
          >
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        )}
        <Keys keys={key} />
      </label>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
