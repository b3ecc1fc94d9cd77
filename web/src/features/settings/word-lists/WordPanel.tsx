import type { Word } from '@panel/contract'
import type { WordList } from '@panel/contract/rules/word-list-names'
import { type WordText, wordLength, wordListRules } from '@panel/contract/rules/word-list-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { EditableLine } from '../../../ui/fields/EditableLine'
import { LineText } from '../../../ui/fields/LineFields'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { languageNames } from '../../../ui/words/locale'
import { useToday } from '../../../ui/words/service-time'
import type { useWordTexts } from './use-word-texts'
import styles from './WordLists.module.css'
import { showWords, wordListQuery, wordUseQuery } from './word-list-query'

type Props = {
  list: WordList
  word: Word
  texts: ReturnType<typeof useWordTexts>
  /** The link back to the list, on a narrow page. */
  back: ReactNode
  /** The actions on the word. */
  foot: ReactNode
}

/** The texts of a word, line by line. A colleague's change is shown at its line, and what was typed stays. */
export function WordPanel({ list, word, texts, back, foot }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const today = useToday()
  const used = useQuery(wordUseQuery(list)).data
  const save = async (text: WordText, value: string, seen: string) => {
    try {
      const { words } = await call('PATCH /api/word-lists/:list/:id', {
        params: { list, id: word.id },
        body: { texts: { [text]: value.trim() || null }, seen: { [text]: seen || null } },
      })
      showWords(client, list, words)
    } catch (error) {
      await client.refetchQueries({ queryKey: wordListQuery(list).queryKey })
      throw error
    }
  }
  return (
    <TitledPanel title={texts.textOf(word)} aside={<code className={styles.code}>{word.code}</code>}>
      {back}
      {used && (
        <p className={styles.quiet}>
          {wordListRules[list].counts === 'choices' && `${t('words.used', counted(used.used[word.id]))} · `}
          {t('words.by_operators', counted(used.operators[word.id]))}
        </p>
      )}
      <dl className={styles.lines}>
        {wordListRules[list].texts.map((text) => {
          const change = word.changes.find((each) => each.text === text)
          const own = word.texts[text] ?? ''
          const builtIn = text === 'name' ? undefined : texts.builtIn(word.code, text)
          return (
            <EditableLine
              key={`${word.id} ${text}`}
              label={text === 'name' ? t('words.name') : languageNames[text]}
              value={own}
              format={(value) => value}
              shown={
                own === '' ? (
                  texts.isLoaded ? (
                    <Fallback word={word} text={text} builtIn={builtIn} />
                  ) : (
                    <span />
                  )
                ) : undefined
              }
              note={
                own !== '' && builtIn && builtIn !== own ? t('words.instead_of', { text: builtIn }) : null
              }
              change={change ? { by: change.by.name, from: change.from ?? '', at: change.at } : null}
              save={(value, seen) => save(text, value, seen)}
              field={(field) => <LineText field={field} maxLength={wordLength} />}
            />
          )
        })}
      </dl>
      {word.changed && (
        <p className={styles.quiet}>
          {t('words.changed', {
            name: word.changed.by.name ?? t('save.somebody'),
            time: formatDate(word.changed.at, 'short'),
          })}{' '}
          <Link
            to="/audit"
            search={{ from: firstDay, to: today, subject_type: 'word', subject_id: word.id, word_list: list }}
          >
            {t('words.all_changes')}
          </Link>
        </p>
      )}
      <footer className={styles.foot}>{foot}</footer>
    </TitledPanel>
  )
}

/** Before the first entry of any audit log. */
const firstDay = '2020-01-01'

const counted = (count = 0) => ({ count, formatted: formatNumber(count) })

type FallbackProps = { word: Word; text: WordText; builtIn: string | undefined }

/** The text that operators see in a language for which the word has no text. */
function Fallback({ word, text, builtIn }: FallbackProps) {
  const { t } = useTranslation()
  if (builtIn && !(text === 'en-GB' && word.texts.en)) return <span>{builtIn}</span>
  return (
    <span className={text === 'en-GB' ? styles.asEnglish : styles.missing}>
      {t(text === 'en-GB' ? 'words.as_english' : 'words.missing_as_english')}
    </span>
  )
}
