import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { LinkButton } from '../../../ui/actions/LinkButton'

type Props = {
  isBusy: boolean
  onCancel: () => void
  /** False if Enter does something else in the field. */
  savesOnEnter?: boolean
}

/** The save and cancel links of a form that edits in place. */
export function SaveLinks({ isBusy, onCancel, savesOnEnter = true }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButton type="submit" aria-keyshortcuts={savesOnEnter ? 'Enter' : undefined} aria-busy={isBusy}>
        <Keys keys="enter" /> {t('facts.save')}
      </LinkButton>
      <LinkButton aria-keyshortcuts="Escape" onClick={onCancel}>
        <Keys keys="esc" /> {t('facts.cancel')}
      </LinkButton>
    </>
  )
}
