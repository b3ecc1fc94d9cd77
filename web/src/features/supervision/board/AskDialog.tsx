import type { BoardLanguage, BoardWriter as Writer } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import { reportNotesLength } from '@panel/contract/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../../ui/fields/ChoiceList'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import { languageName, languageWord } from '../../../ui/words/region-names'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import styles from './AskDialog.module.css'
import { writersQuery } from './board-query'
import { GapWords } from './GapWords'
import type { BoardActs } from './use-board-acts'

type Props = {
  row: BoardLanguage
  hours: readonly string[]
  onClose: () => void
  ask: BoardActs['ask']
}

/** Asks operators who write a language to take it, with a note. */
export function AskDialog({ row, hours, onClose, ask }: Props) {
  const { t } = useTranslation()
  const { language } = row
  const { data: writers, isPending, error } = useQuery(writersQuery(language))
  const here = writers?.filter(({ state }) => state !== 'signed_out') ?? []
  const away = writers?.filter(({ state }) => state === 'signed_out') ?? []
  // Those who already answer in this language need not be asked.
  const suggested = here.filter((each) => each.language !== language).map(({ operator }) => operator.id)
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const words = useUnsavedWords(
    `ask_${language}`,
    0,
    t('board.ask.text', { language: languageWord(language) }),
  )
  const { text } = words
  const ids = (chosen ?? suggested).filter((id) => here.some(({ operator }) => operator.id === id))
  const close = () => {
    ask.reset()
    onClose()
  }
  const done = () => {
    words.forget()
    close()
  }
  return (
    // It opens with its choices, so that the first of them gets the focus.
    <DialogForm
      isOpen={!isPending}
      title={t('board.act.ask', { language: languageName(language) })}
      confirm={t('board.ask.send', { count: ids.length })}
      blocked={ids.length === 0 ? t('board.ask.nobody') : isBlank(text) && t('board.ask.no_text')}
      isBusy={ask.isBusy}
      error={ask.failure ?? (error && failureText(t, t('board.ask.failed'), error))}
      onClose={close}
      onConfirm={() => ask.send({ language, operator_ids: ids, text: text.trim() }, done)}
    >
      <GapWords row={row} hours={hours} />
      {writers && here.length === 0 && <p>{t('board.ask.no_writers')}</p>}
      {here.length > 0 && (
        <ChoiceList
          label={t('board.ask.whom')}
          kind="many"
          choices={here.map((each) => ({ value: String(each.operator.id), label: labelOf(each) }))}
          chosen={ids.map(String)}
          onChoose={(value) => {
            const id = Number(value)
            setChosen(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
          }}
          hasFocus
        />
      )}
      {away.length > 0 && (
        <p className={styles.signedOut}>
          {t('board.ask.signed_out', { names: away.map(({ operator }) => nameOf(operator)).join(', ') })}
        </p>
      )}
      <WordsField words={words} label={t('board.ask.note')} rows={2} maxLength={reportNotesLength} />
    </DialogForm>
  )

  function labelOf({ operator, state, language: answers, paused }: Writer) {
    const words = [
      nameOf(operator),
      t(`board.ask.state.${state}`),
      ...(state === 'answering' && answers ? [languageWord(answers)] : []),
      ...(paused ? [t('board.paused')] : []),
    ]
    return words.join(', ')
  }

  function nameOf({ id, name }: Writer['operator']) {
    return name ?? t('away.somebody', { id })
  }
}
