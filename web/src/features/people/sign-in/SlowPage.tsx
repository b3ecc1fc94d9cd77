import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { GateFrame } from './GateFrame'

/** Shown when the response that says who is signed in takes long. */
export function SlowPage() {
  const { t } = useTranslation()
  return (
    <GateFrame>
      <h1>{t('loading')}</h1>
      <p role="status">{t('slow')}</p>
      <Button isBlock onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </GateFrame>
  )
}
