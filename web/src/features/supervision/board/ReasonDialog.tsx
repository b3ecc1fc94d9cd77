import type { BoardLease } from '@panel/contract'
import { reasonLength } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
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
  const words = useUnsavedWords(kind, lease.operator.id)
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
        acts[kind](lease, words.text.trim() || undefined, words.forget)
        onClose()
      }}
    >
      <WordsField
        words={words}
        label={t('board.act.reason', { name })}
        rows={2}
        maxLength={reasonLength}
        data-autofocus
      />
    </DialogForm>
  )
}
