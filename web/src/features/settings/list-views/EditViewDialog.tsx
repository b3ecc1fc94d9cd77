import type { ListView } from '@panel/contract'
import { viewNameLength } from '@panel/contract/rules/list-view-rules'
import type { ListName } from '@panel/contract/rules/lists'
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../../api/clean-text'
import { Button } from '../../../ui/actions/Button'
import { focusAndSelect, focusDefault } from '../../../ui/actions/move-focus'
import { Field } from '../../../ui/fields/Field'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { listViewsQuery } from './list-views-query'
import styles from './NamedViews.module.css'
import { useViewActs } from './use-view-acts'
import { viewError } from './view-error'

type Props = {
  list: ListName
  view: ListView
  /** The views of the same owner, in their order. */
  around: readonly ListView[]
  onRemoved: () => void
  /** The dialog has closed because the view is gone, with the button that opened it. */
  onGone: () => void
  onClose: () => void
}

/** Renames a view, moves it among the others, or removes it. */
export function EditViewDialog({ list, view, around, onRemoved, onGone, onClose }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState(view.name)
  const { change, move, remove } = useViewActs(list)
  const place = around.findIndex(({ id }) => id === view.id)
  const moveTo = (to: number) => {
    const others = around.filter(({ id }) => id !== view.id)
    move.mutate({ id: view.id, before: others[to]?.id ?? null })
  }
  const save = () => {
    if (cleanText(name) === view.name) return onClose()
    change.mutate({ view, name: cleanText(name) }, { onSuccess: onClose })
  }
  const isBusy = change.isPending || remove.isPending
  const client = useQueryClient()
  // A colleague can remove it too.
  const isThere = () =>
    client.getQueryData(listViewsQuery(list).queryKey)?.items.some(({ id }) => id === view.id)
  const isRemoved = useRef(false)
  const removeView = () =>
    remove.mutate(view, {
      onSuccess: () => {
        isRemoved.current = true
        onClose()
        onRemoved()
      },
    })
  return (
    <DialogForm
      isOpen
      title={t('views.edit')}
      confirm={t('views.save')}
      blocked={cleanText(name) === '' && t('views.name_missing')}
      onConfirm={save}
      onClose={onClose}
      onClosed={() => (isRemoved.current || !isThere() ? onGone() : focusDefault())}
      isBusy={isBusy}
      error={viewError(t, change.error ?? move.error ?? remove.error)}
    >
      <Field
        label={t('views.name')}
        ref={focusAndSelect}
        data-autofocus
        maxLength={viewNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.acts}>
        <Button blocked={place <= 0 && t('views.is_first')} onClick={() => moveTo(place - 1)}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          {t('views.earlier')}
        </Button>
        <Button blocked={place === around.length - 1 && t('views.is_last')} onClick={() => moveTo(place + 1)}>
          <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
          {t('views.later')}
        </Button>
        <Button look="danger" onClick={removeView}>
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
          {t('views.remove')}
        </Button>
      </div>
      <p role="status">{t('views.place', { place: place + 1, all: around.length })}</p>
    </DialogForm>
  )
}
