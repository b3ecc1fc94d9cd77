import type { Word } from '@panel/contract'
import { interfaceLanguages } from '@panel/contract/rules/enumerations'
import type { WordList } from '@panel/contract/rules/word-list-names'
import { missingLanguages, wordListRules } from '@panel/contract/rules/word-list-rules'
import { IconArchive, IconGripVertical, IconLanguage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { useGroupName } from './use-group-options'
import styles from './WordLists.module.css'
import { wordUseQuery } from './word-list-query'

type Props = { list: WordList; word: Word; text: string; shownPlace: number; isMoving: boolean }

/** A word with its languages, how often it was chosen, and what is missing. */
export function WordRow({ list, word, text, shownPlace, isMoving }: Props) {
  const { t } = useTranslation()
  const used = useQuery(wordUseQuery(list)).data?.used
  const missing = missingLanguages(list, word)
  const languages = t('words.languages_of', {
    written: interfaceLanguages.length - missing.length,
    all: interfaceLanguages.length,
  })
  const groupName = useGroupName(list)
  const isRetired = word.retired_at !== null
  return (
    <GridListItem
      id={word.id}
      textValue={text}
      className={styles.row ?? ''}
      style={{ order: shownPlace }}
      data-moving={isMoving || undefined}
      data-retired={isRetired || undefined}
    >
      {isRetired ? (
        <span />
      ) : (
        <Button slot="drag" className={styles.grip ?? ''}>
          <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
      <span className={styles.word}>
        <bdi>{text}</bdi>
        {word.group && <span className={styles.group}>{groupName(word.group)}</span>}
      </span>
      <span className={styles.languages}>
        {wordListRules[list].texts[0] === 'name' ? <code>{word.code}</code> : languages}
      </span>
      <span className={styles.used}>{used && formatNumber(used[word.id] ?? 0)}</span>
      <span className={styles.notes}>
        {missing.length > 0 && (
          <Chip tone="warn">
            <IconLanguage size={14} stroke={1.75} aria-hidden="true" />
            {t('words.missing', {
              languages: missing.join(', '),
              count: missing.length,
            })}
          </Chip>
        )}
        {word.retired_at && (
          <Chip>
            <IconArchive size={14} stroke={1.75} aria-hidden="true" />
            {t('words.retired_on', { date: formatDate(word.retired_at, 'dateOnly') })}
          </Chip>
        )}
      </span>
    </GridListItem>
  )
}
