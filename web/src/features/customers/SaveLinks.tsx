import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/Keys'
import { LinkButton } from '../../ui/LinkButton'

type Props = {
  isBusy: boolean
  onSave: () => void
  onCancel: () => void
  /** False where Enter does something else in the field. */
  savesOnEnter?: boolean
}

/** Below what is edited where it stands. */
export function SaveLinks({ isBusy, onSave, onCancel, savesOnEnter = true }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButton aria-keyshortcuts={savesOnEnter ? 'Enter' : undefined} aria-busy={isBusy} onClick={onSave}>
        <Keys keys="enter" /> {t('facts.save')}
      </LinkButton>
      <LinkButton aria-keyshortcuts="Escape" onClick={onCancel}>
        <Keys keys="esc" /> {t('facts.cancel')}
      </LinkButton>
    </>
  )
}
