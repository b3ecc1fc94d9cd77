import type { Word } from '@panel/contract'
import type { WordList } from '@panel/contract/rules/word-list-names'
import { wordListRules } from '@panel/contract/rules/word-list-rules'
import { GridList } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useTranslation } from 'react-i18next'
import { movedOrder, rowIdAt } from '../../../ui/lists/use-moves'
import type { useWordChanges } from './use-word-changes'
import styles from './WordLists.module.css'
import { WordRow } from './WordRow'

const dragType = 'panel-word'

type Props = {
  list: WordList
  words: readonly Word[]
  textOf: (word: Word) => string
  moves: ReturnType<typeof useWordChanges>['moves']
  chosen: number | null
  /** A row is chosen by focusing it; on a narrow page, by opening it. */
  isNarrow: boolean
  onChoose: (id: number) => void
}

/** The words in their order. They are moved by dragging, or with the keyboard. */
export function WordRows({ list, words, textOf, moves, chosen, isNarrow, onChoose }: Props) {
  const { t } = useTranslation()
  const { moving, move, handlers } = moves
  const ids = words.map(({ id }) => id)
  const group = words.find(({ id }) => id === moving?.id)?.group
  const around = words.filter((word) => word.group === group && word.retired_at === null).map(({ id }) => id)
  const moved = movedOrder(around, moving)
  // While a word is picked up, only its picture moves: an element that moves in the document would lose the focus.
  const placeOf = (id: number) => {
    const place = moving ? moved.indexOf(id) : -1
    return ids.indexOf(place < 0 ? id : (around[place] ?? id))
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onReorder({ keys, target }) {
      const [key] = keys
      const id = Number(key)
      const own = words.find((word) => word.id === id)
      const others = words.filter(
        (word) => word.group === own?.group && word.retired_at === null && word.id !== id,
      )
      const beside = others.findIndex((word) => word.id === Number(target.key))
      if (beside >= 0) move(id, target.dropPosition === 'before' ? beside : beside + 1)
    },
  })
  return (
    <div
      className={styles.list}
      {...handlers}
      onFocusCapture={({ target }) => {
        const id = rowIdAt(target)
        if (id !== null && !isNarrow) onChoose(id)
      }}
    >
      {/* A grid list has no headings; each row says what its cells are. */}
      <div aria-hidden="true" className={styles.heads}>
        <span>{t('words.word')}</span>
        <span>{t(wordListRules[list].texts[0] === 'name' ? 'words.code' : 'words.languages')}</span>
        <span>
          {t(wordListRules[list].counts === 'operators' ? 'words.operators' : 'words.used_heading')}
        </span>
      </div>
      <GridList
        aria-label={t(`words.list.${list}`)}
        className={styles.rows ?? ''}
        items={words}
        dependencies={[moving, ids.join(), textOf]}
        disallowTypeAhead
        selectionMode={isNarrow ? 'none' : 'single'}
        selectionBehavior="replace"
        selectedKeys={chosen === null ? [] : [chosen]}
        {...(isNarrow && { onAction: (key) => onChoose(Number(key)) })}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(word) => (
          <WordRow
            list={list}
            word={word}
            text={textOf(word)}
            shownPlace={placeOf(word.id)}
            isMoving={moving?.id === word.id}
          />
        )}
      </GridList>
    </div>
  )
}
