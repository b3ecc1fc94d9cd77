import type { SetPhoto } from '@panel/contract'
import type { ReactNode } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useTranslation } from 'react-i18next'
import { movedOrder, rowIdAt } from '../../../ui/lists/use-moves'
import { PhotoCell } from './PhotoCell'
import styles from './PhotoGrid.module.css'
import type { usePhotoMoves } from './use-photo-moves'

const dragType = 'panel-set-photo'

type Props = {
  photos: readonly SetPhoto[]
  moves: ReturnType<typeof usePhotoMoves>
  chosen: number | null
  onChoose: (id: number | null) => void
  /** Rendered after the photos: uploads, and the place where files can be dropped. */
  children: ReactNode
}

/** The photos in their order. They are moved by dragging, or with the keyboard. */
export function PhotoGrid({ photos, moves, chosen, onChoose, children }: Props) {
  const { t } = useTranslation()
  const { moving, move, grid, handlers } = moves
  const ids = photos.map(({ id }) => id)
  // While a photo is picked up, only its picture moves: an element that moves in the document would lose the focus.
  const order = movedOrder(ids, moving)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onReorder({ keys, target }) {
      const [key] = keys
      const id = Number(key)
      const others = ids.filter((one) => one !== id)
      const beside = others.indexOf(Number(target.key))
      move(id, target.dropPosition === 'before' ? beside : beside + 1)
    },
  })
  return (
    <div
      ref={grid}
      className={styles.frame}
      {...handlers}
      onFocusCapture={({ target }) => {
        const id = rowIdAt(target)
        if (id !== null) onChoose(id)
      }}
    >
      <GridList
        aria-label={t('profile_sets.photos_in_order')}
        className={styles.grid ?? ''}
        layout="grid"
        items={photos}
        dependencies={[moving, ids.join()]}
        disallowTypeAhead
        selectionMode="single"
        // The focus chooses a photo before the click, which would otherwise take the choice away.
        disallowEmptySelection
        selectionBehavior="replace"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          onChoose(key === undefined ? null : Number(key))
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(photo) => (
          <PhotoCell
            photo={photo}
            place={ids.indexOf(photo.id) + 1}
            shownPlace={order.indexOf(photo.id) + 1}
            isMoving={moving?.id === photo.id}
          />
        )}
      </GridList>
      {children}
    </div>
  )
}
