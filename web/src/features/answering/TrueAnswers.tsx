import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { takeFocus } from '../../ui/actions/move-focus'
import { useScreenDigits } from '../../ui/actions/screen-digits'
import { FailureNotice } from '../../ui/overlays/FailureNotice'
import { failureText } from '../../ui/words/failure'
import { useAnswering, useAnsweringState } from './answering'
import styles from './InquiryPanel.module.css'
import { inquiring, serveAnswers } from './inquiring'
import { insertSentences } from './insert-words'
import { trueAnswersQuery } from './true-answers-query'

/** The approved answers. Outside of the editor, the digit of one inserts it, in place of another one that is in the text. */
export function TrueAnswers({ conversationId }: { conversationId: number }) {
  const { t } = useTranslation()
  const { editor } = useAnswering()
  const text = useAnsweringState(({ draft }) => draft.text)
  const isWanted = useStore(inquiring, ({ wantedIn }) => wantedIn === conversationId)
  const answers = useQuery(trueAnswersQuery(conversationId))
  const [isAll, setIsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const items = answers.data ?? []
  const isLoaded = answers.data !== undefined
  const inText = items.find((answer) => text.includes(answer.text))

  const insert = (answer: string) => {
    const field = editor.current
    if (!field || field.readOnly) return
    insertSentences(field, answer, inText?.text)
  }
  useScreenDigits(items, (answer) => insert(answer.text))
  // The key H can have been pressed before the answers were loaded.
  useEffect(() => {
    if (!isLoaded || !isWanted) return
    serveAnswers()
    const first = list.current?.querySelector<HTMLElement>('button') ?? null
    takeFocus(first ?? editor.current)
  }, [isLoaded, isWanted, editor])

  if (answers.error && !isLoaded)
    return <FailureNotice>{failureText(t, t('inquiry.failed'), answers.error)}</FailureNotice>
  if (isLoaded && items.length === 0) return <p className={styles.note}>{t('inquiry.own_words')}</p>
  const shown = inText ?? items[0]
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('inquiry.answers')} data-all={isAll || undefined}>
        {items.map((answer, index) => (
          <li key={answer.id} data-other={answer !== shown || undefined}>
            <button
              type="button"
              className={styles.answer}
              aria-pressed={answer === inText}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => insert(answer.text)}
            >
              <Keys keys={String(index + 1)} />
              <span dir="auto">{answer.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {items.length > 1 && !isAll && (
        <div className={styles.more}>
          <span>{t('inquiry.count', { shown: 1, total: items.length })}</span>
          <Button size="small" onClick={() => setIsAll(true)}>
            {t('inquiry.others')}
          </Button>
        </div>
      )}
    </>
  )
}
