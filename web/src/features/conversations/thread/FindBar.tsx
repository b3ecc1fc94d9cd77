import { foundWordsLength } from '@panel/contract/rules/find-rules'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { focusAtEnd } from '../../../ui/actions/move-focus'
import { searchDelay } from '../../../ui/fields/SearchField'
import { useOnUnmount } from '../../../ui/use-on-unmount'
import { formatNumber } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import styles from './FindBar.module.css'
import type { Found } from './found'
import { foundMessagesQuery } from './found-messages-query'
import { jumpTo } from './jump-to-message'
import { markFound } from './mark-found'

type Props = {
  ref: Ref<HTMLFormElement>
  conversationId: number
  onFound: (found: Found | null) => void
  onClose: () => void
}

type Search = { words: string; currentId: number | null }
const noSearch: Search = { words: '', currentId: null }

/** Searches in a thread: Enter goes to the newest message that has the words, then to older ones, Shift+Enter back. */
export function FindBar({ ref, conversationId, onFound, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const timer = useRef(0)
  const [typed, setTyped] = useState('')
  /** What is searched for: the words of the newest search, and the message at which it is. */
  const search = useRef<Search>(noSearch)
  const [{ words, currentId }, setShown] = useState(noSearch)
  const { data, error } = useQuery({ ...foundMessagesQuery(conversationId, words), enabled: words !== '' })
  /** Older messages can have to be loaded first. */
  const [goingTo, setGoingTo] = useState<number | null>(null)
  useOnUnmount(() => clearTimeout(timer.current))

  const show = (next: Search) => {
    search.current = next
    setShown(next)
    onFound(next.words === '' ? null : { partsOf: markFound(next.words), currentId: next.currentId })
  }
  const begin = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() !== search.current.words) show({ words: text.trim(), currentId: null })
  }
  const walk = async (by: 1 | -1) => {
    begin(typed)
    const { words: wanted } = search.current
    if (wanted === '') return
    // An error is shown by the query.
    const found = await client.fetchQuery(foundMessagesQuery(conversationId, wanted)).catch(() => null)
    const messageId = found && nextOf(found.ids, search.current.currentId, by)
    if (!messageId || search.current.words !== wanted) return
    show({ words: wanted, currentId: messageId })
    setGoingTo(messageId)
    const onEnd = () => setGoingTo((id) => (id === messageId ? null : id))
    jumpTo({ conversationId, messageId, keepsFocus: true, onEnd })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Shift+Enter would submit the form too.
    event.preventDefault()
    void walk(event.shiftKey ? -1 : 1)
  }
  const place = data && currentId !== null ? data.ids.indexOf(currentId) + 1 : 0
  const none = data?.count === 0 && t('find.none')
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not have the element `search` for long
    <form
      ref={ref}
      role="search"
      aria-label={t('find.open')}
      className={styles.bar}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void walk(1)
      }}
    >
      <input
        ref={focusAtEnd}
        className={styles.field}
        aria-label={t('find.open')}
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={foundWordsLength}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          clearTimeout(timer.current)
          timer.current = window.setTimeout(() => begin(value), searchDelay)
        }}
      />
      <span role="status" className={styles.count}>
        {data &&
          !none &&
          (place > 0
            ? t('dialog.step', { step: formatNumber(place), steps: formatNumber(data.count) })
            : t('find.count', { count: data.count, number: formatNumber(data.count) }))}
        {none}
      </span>
      {error && <span role="alert">{failureText(t, t('find.failed'), error)}</span>}
      <span className={styles.end}>
        <Button
          size="small"
          aria-label={t('find.older')}
          title={t('find.older')}
          blocked={none}
          isBusy={goingTo !== null}
          onClick={() => void walk(1)}
        >
          <IconChevronUp size={16} stroke={1.75} aria-hidden="true" />
          <Keys keys="enter" />
        </Button>
        <Button
          size="small"
          aria-label={t('find.newer')}
          title={t('find.newer')}
          blocked={none}
          onClick={() => void walk(-1)}
        >
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          <Keys keys="shift+enter" />
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          {t('dialog.close')}
          <Keys keys="esc" />
        </Button>
      </span>
    </form>
  )
}

/** The found message that follows; after the last one, the first again. */
function nextOf(ids: readonly number[], currentId: number | null, by: 1 | -1): number | undefined {
  const at = currentId === null ? -1 : ids.indexOf(currentId)
  return at < 0 ? ids.at(by === 1 ? 0 : -1) : ids.at((at + by) % ids.length)
}
