import { IconNotes } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { useDialogKeys } from '../../../ui/overlays/dialog-keys'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { whatFailed } from '../../../ui/words/failure'
import styles from './UnsentDrawer.module.css'
import { UnsentRow } from './UnsentRow'
import { useMainAct } from './use-main-act'
import { useUnsentWords } from './use-unsent-words'

/** Its rows have one cursor, with the keys of the buttons at it. */
export function UnsentList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { entries, chatOf, error, letGo } = useUnsentWords()
  const [cursor, setCursor] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const keys = entries.map(({ key }) => key)
  const current = cursor !== null && keys.includes(cursor) ? cursor : keys[0]
  const mainAct = useMainAct(onClose, (key) => goTo(key))

  const goTo = (key: string | undefined) => {
    if (key === undefined) return
    // The row has its buttons before one of them gets the focus.
    flushSync(() => setCursor(key))
    focusRow()
  }
  const focusRow = () => {
    const row = list.current?.querySelector('[data-current]')
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('[data-acts] button')?.focus({ preventScroll: true })
  }
  const move = (by: number) =>
    goTo(keys[Math.min(keys.length - 1, Math.max(0, keys.indexOf(current ?? '') + by))])
  const press = (key: string) => {
    list.current?.querySelector<HTMLElement>(`[data-current] [aria-keyshortcuts="${key}"]`)?.click()
  }
  const act = async (run: () => Promise<unknown>) => {
    await run()
    focusRow()
  }
  const undo = (key: string) => {
    setCursor(key)
    void act(() => letGo.undo(key))
  }

  useDialogKeys([
    { key: 'J', run: () => move(1) },
    { key: 'K', run: () => move(-1) },
    ...['T', 'C', 'L'].map((key) => ({ key, run: () => press(key) })),
    { key: 'Z', run: () => letGo.last !== null && undo(letGo.last) },
  ])
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -keys.length, End: keys.length }
    const by = steps[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move(by)
  }

  if (entries.length === 0 && !error)
    return (
      <EmptyPanel icon={IconNotes} title={t('unsent_words.none')}>
        <p>{t('unsent_words.none_note')}</p>
      </EmptyPanel>
    )
  return (
    <>
      {error && (
        <div className={styles.failed}>
          <FailureNotice>{whatFailed(t, t('unsent_words.failed'), error)}</FailureNotice>
        </div>
      )}
      <ul
        ref={list}
        className={styles.list}
        aria-label={t('unsent_words.title')}
        onKeyDown={onKeyDown}
        onFocus={() => setCursor(current ?? null)}
      >
        {entries.map((entry) => {
          const chat = chatOf(entry)
          return (
            <UnsentRow
              key={entry.key}
              entry={entry}
              chat={chat}
              isCurrent={entry.key === current}
              isLetGo={letGo.has(entry.key)}
              main={mainAct.of(entry, chat)}
              failure={letGo.failureOf(entry.key) ?? mainAct.failureOf(entry.key)}
              onSelect={() => goTo(entry.key)}
              onLetGo={() => void act(() => letGo.start(entry))}
              onUndo={() => undo(entry.key)}
            />
          )
        })}
      </ul>
      <p className={styles.foot} aria-hidden="true">
        <span>
          <Keys keys="J+K" /> {t('commands.choose')}
        </span>
        <span>
          <Keys keys="esc" /> {t('dialog.close')}
        </span>
      </p>
    </>
  )
}
