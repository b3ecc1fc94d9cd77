import type { Word } from '@panel/contract'
import { type WordList, wordLists } from '@panel/contract/rules/word-list-names'
import { IconListDetails } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { useAction } from '../../../ui/actions/use-action'
import { Badge } from '../../../ui/Badge'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { moveInList } from '../../../ui/lists/list-actions'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { rowIdAt } from '../../../ui/lists/use-moves'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { TitledPanel } from '../../../ui/TitledPanel'
import { useNarrow } from '../../../ui/use-narrow'
import { SettingsFrame } from '../service-settings/SettingsFrame'
import { AddWordDialog } from './AddWordDialog'
import { useGroupOptions } from './use-group-options'
import { useWordChanges } from './use-word-changes'
import { useWordTexts } from './use-word-texts'
import styles from './WordLists.module.css'
import { WordPanel } from './WordPanel'
import { WordRows } from './WordRows'
import { WordsFoot } from './WordsFoot'
import { addWord, retireWord } from './word-actions'
import { wordError } from './word-error'
import { wordListQuery } from './word-list-query'
import { readWordListSearch, type WordListSearch } from './word-list-search'

/** Pixels below which the list and the texts of a word do not fit next to each other. */
const narrowWidth = 760

/** A list of words: its order, the texts of each word, and which ones are retired. */
export function WordListPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/settings/lists/$id' })
  const list = wordLists.find((each) => each === id)
  return (
    <SettingsFrame title={t('page.service_settings')}>
      {list ? (
        <Words key={list} list={list} />
      ) : (
        <EmptyPanel icon={IconListDetails} title={t('words.unknown_list')} />
      )}
    </SettingsFrame>
  )
}

function Words({ list }: { list: WordList }) {
  const { t } = useTranslation()
  const found = useQuery(wordListQuery(list))
  if (found.data) return <LoadedWords list={list} words={found.data} />
  if (found.isPending) return <ListLoading />
  return <FailedPanel title={t('words.failed')} error={found.error} onRetry={() => void found.refetch()} />
}

type Part = { [K in keyof WordListSearch]: WordListSearch[K] | undefined }

function LoadedWords({ list, words }: { list: WordList; words: Word[] }) {
  const { t } = useTranslation()
  const search = readWordListSearch(useSearch({ from: '/settings/lists/$id' }))
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const { element, isNarrow } = useNarrow<HTMLDivElement>(narrowWidth)
  const texts = useWordTexts(list)
  const { moves, error, setRetired } = useWordChanges(list, words)
  const shown = words.filter(
    (word) =>
      (!search.group || word.group === search.group) &&
      (search.retired || word.retired_at === null || word.id === search.word),
  )
  const word = words.find((each) => each.id === search.word) ?? null
  const show = (next: Part) =>
    void navigate({
      to: '/settings/lists/$id',
      params: { id: list },
      search: withoutUndefined(next),
      replace: true,
    })
  const choose = (id: number) => id !== search.word && show({ ...search, word: id })
  const add = useAction(addWord, { add: () => setIsAdding(true) })
  useAction(moveInList, { move: (by) => focusRow(shown, search.word, by) })
  const retire = useAction(retireWord, {
    word: word && { isRetired: word.retired_at !== null },
    press: () => word && setRetired(word),
  })
  return (
    <div
      ref={element}
      className={styles.page}
      data-narrow={isNarrow || undefined}
      data-alone={!word || undefined}
    >
      {error && (
        <div className={styles.notice}>
          <FailureNotice>{wordError(t, error)}</FailureNotice>
        </div>
      )}
      {!(isNarrow && word) && (
        <TitledPanel
          title={t(`words.list.${list}`)}
          aside={
            <ListTools list={list} words={words} search={search} onShow={show}>
              <ActionButton action={add} />
            </ListTools>
          }
        >
          <WordRows
            {...{ list, moves, isNarrow }}
            words={shown}
            textOf={texts.textOf}
            chosen={word?.id ?? null}
            onChoose={choose}
          />
          <WordsFoot words={words} moving={moves.moving} textOf={texts.textOf} />
        </TitledPanel>
      )}
      {word && (
        <WordPanel
          key={word.id}
          {...{ list, word, texts }}
          back={
            isNarrow && (
              <LinkButton className={styles.back} onClick={() => show({ ...search, word: undefined })}>
                {t(`words.list.${list}`)}
              </LinkButton>
            )
          }
          foot={<ActionButton action={retire} />}
        />
      )}
      {isAdding && (
        <AddWordDialog
          list={list}
          group={search.group}
          onClose={() => setIsAdding(false)}
          onAdded={({ id }) => {
            setIsAdding(false)
            show({ ...search, word: id })
          }}
        />
      )}
    </div>
  )
}

/** Moves the focus among the rows, from the one that has it, otherwise from the open word. */
function focusRow(shown: readonly Word[], open: number | undefined, by: number) {
  const from = (document.activeElement && rowIdAt(document.activeElement)) ?? open
  const place = shown.findIndex(({ id }) => id === from)
  const next = shown[Math.min(shown.length - 1, Math.max(0, place + by))]
  document.querySelector<HTMLElement>(`[role="row"][data-key="${next?.id}"]`)?.focus()
}

type ToolsProps = {
  list: WordList
  words: Word[]
  search: WordListSearch
  onShow: (search: Part) => void
  children: ReactNode
}

/** Which words of the list are shown, and its file. */
function ListTools({ list, words, search, onShow, children }: ToolsProps) {
  const { t } = useTranslation()
  const groups = useGroupOptions(list, words)
  const retired = words.filter(({ retired_at }) => retired_at !== null)
  return (
    <div className={styles.tools}>
      {groups.length > 0 && (
        <FilterSelect
          label={t(list === 'regions' ? 'words.country' : 'words.for')}
          value={search.group ?? ''}
          options={groups}
          onChoose={(group) => onShow({ ...search, group: group || undefined })}
        />
      )}
      <label className={styles.filter}>
        <input
          type="checkbox"
          checked={search.retired === 1}
          onChange={() => onShow({ ...search, retired: search.retired ? undefined : 1 })}
        />
        {t('words.retired')}
        <Badge count={retired.length} />
      </label>
      <DownloadButton path={`/api/word-lists/${list}/words.csv`} query={{}} />
      {children}
    </div>
  )
}
