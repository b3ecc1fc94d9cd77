import { IconFilterOff, IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { formatDate } from '../../../ui/words/dates'
import { daysOf } from '../../../ui/words/period'
import { languageName } from '../../../ui/words/region-names'
import { historyFilters, nearWordsQuery } from './history-queries'
import type { HistorySearch } from './history-search'
import { searchNotes } from './search-advice'

type Props = {
  search: HistorySearch
  today: string
  onChoose: (search: HistorySearch) => void
  onReset: (() => void) | null
}

/** Says what was searched and where, and offers more: a near word that occurs, a longer period, or no filters. */
export function EmptyHistory({ search, today, onChoose, onReset }: Props) {
  const { t } = useTranslation()
  const { period, from, to, ...others } = search
  const days = daysOf(search, today)
  const yearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('-02-29', '-02-28')}`
  const dates = { from: dayWords(days.from), to: dayWords(days.to) }
  const { q, language } = search
  const near = useQuery({ ...nearWordsQuery(historyFilters(search, today)), enabled: q !== undefined }).data
  const notes = searchNotes(t, q ?? '', near?.common ?? [])
  return (
    <EmptyPanel
      icon={IconFilterOff}
      title={titleOf(t, q, notes.length > 0)}
      actions={
        <>
          {near?.words && (
            <Button onClick={() => onChoose({ ...search, q: near.words ?? q })}>
              {t('history_list.did_you_mean', { words: near.words })}
            </Button>
          )}
          {days.from > yearBefore && (
            <Button onClick={() => onChoose({ ...others, from: yearBefore, to: today })}>
              {t('history_list.look_further')}
            </Button>
          )}
          {onReset && (
            <Button look="quiet" onClick={onReset}>
              {t('overview.reset')}
            </Button>
          )}
        </>
      }
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {language
        ? t('history_list.looked_in_language', { ...dates, language: languageName(language) })
        : t('history_list.looked', dates)}
    </EmptyPanel>
  )
}

/** A search with parts that are no words to find is not quoted: 'No message has the' would be false. */
function titleOf(t: TFunction, q: string | undefined, hasNotes: boolean): string {
  if (!q) return t('history_list.nothing')
  return hasNotes ? t('history_list.no_hit_of_all') : t('history_list.no_hit', { words: q })
}

const dayWords = (day: string) => formatDate(`${day}T12:00:00`, 'dateOnly')

/** Instead of the list, when there is nothing to search; the search field says what to type. */
export function NothingSearched({ why }: { why: string }) {
  const { t } = useTranslation()
  return (
    <EmptyPanel icon={IconSearchOff} title={t('history_list.nothing_searched')}>
      {why}
    </EmptyPanel>
  )
}
