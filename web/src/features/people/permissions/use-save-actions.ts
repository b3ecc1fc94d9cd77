import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action'
import { useEscape } from '../../../ui/actions/use-escape'
import { showToast } from '../../../ui/overlays/toasts'
import { useUser } from '../../settings/user-query'
import { discardLevels, saveLevels } from './level-actions'
import type { Editing } from './use-level-edits'

/** Saves or discards the edits of the levels. Discarding can be undone. */
export function useSaveActions({ meanwhile, save, discard }: Editing) {
  const { t } = useTranslation()
  const user = useUser()
  const discardEdits = () => {
    const undo = discard()
    showToast({
      icon: IconArrowBackUp,
      text: t('levels.discarded'),
      action: { label: t('levels.undo'), isUndo: true, onPress: undo },
    })
  }
  // During a preview, Escape ends the preview.
  useEscape(user.preview ? null : discardEdits)
  return {
    save: useAction(saveLevels, {
      blocked: meanwhile.length > 0 ? t('levels.look_first') : null,
      save: () => !save.isPending && save.mutate(),
    }),
    discard: useAction(discardLevels, { discard: discardEdits }),
  }
}
