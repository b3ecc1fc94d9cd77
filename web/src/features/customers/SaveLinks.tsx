import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/Keys'
import { LinkButton } from '../../ui/LinkButton'

type Props = {
  isBusy: boolean
  onSave: () => void
  onCancel: () => void
  /** False if Enter does something else in the field. */
  savesOnEnter?: boolean
}

/** The save and cancel links below a field that is edited in place. */
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
