import type { BoardLease } from '@panel/contract'
import { reasonLength } from '@panel/contract/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../ui/DialogForm'
import { TextAreaField } from '../../ui/TextAreaField'
import type { BoardActs } from './use-board-acts'

type Props = {
  kind: 'release' | 'pause'
  lease: BoardLease
  acts: BoardActs
  onClose: () => void
}

/** Releases a chat or pauses its operator, with a reason that the operator reads. */
export function ReasonDialog({ kind, lease, acts, onClose }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const name = lease.operator.name ?? t('away.somebody', { id: lease.operator.id })
  return (
    <DialogForm
      isOpen
      title={t(`board.act.${kind}_of`, { name })}
      confirm={t(`board.act.${kind}`)}
      blocked={null}
      isBusy={acts.isPending}
      error={null}
      onClose={onClose}
      onConfirm={() => {
        acts[kind](lease, text.trim() || undefined)
        onClose()
      }}
    >
      <TextAreaField
        label={t('board.act.reason', { name })}
        value={text}
        rows={2}
        maxLength={reasonLength}
        onChange={(event) => setText(event.target.value)}
        data-autofocus
      />
    </DialogForm>
  )
}
