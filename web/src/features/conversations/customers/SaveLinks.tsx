import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { LinkButton } from '../../../ui/actions/LinkButton'

type Props = {
  isBusy: boolean
  onCancel: () => void
  /** Saves and goes on to the next field, if there is one. */
  onSaveAndGoOn?: (() => void) | null
  /** False if Enter does something else in the field. */
  savesOnEnter?: boolean
}

/** The links of a form that edits in place, with their keys. */
export function SaveLinks({ isBusy, onCancel, onSaveAndGoOn, savesOnEnter = true }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButton type="submit" aria-keyshortcuts={savesOnEnter ? 'Enter' : undefined} aria-busy={isBusy}>
        <Keys keys="enter" /> {t('facts.save')}
      </LinkButton>
      {onSaveAndGoOn && (
        <LinkButton aria-keyshortcuts="Tab" onClick={onSaveAndGoOn}>
          <Keys keys="tab" /> {t('facts.next')}
        </LinkButton>
      )}
      <LinkButton aria-keyshortcuts="Escape" onClick={onCancel}>
        <Keys keys="esc" /> {t('facts.cancel')}
      </LinkButton>
    </>
  )
}
