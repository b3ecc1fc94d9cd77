import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { useCommand } from '../../ui/commands'
import { Keys } from '../../ui/Keys'
import { useKey } from '../../ui/keys'
import { useViewer } from '../thread/viewer'

/** Reports what the customer wrote last. The chat stays in hand: it still wants an answer. */
export function ReportAction() {
  const { t } = useTranslation()
  const viewer = useViewer()
  useKey('KeyR', () => viewer.report())
  useCommand({
    id: 'report',
    group: 'chat',
    title: t('report.title'),
    icon: IconFlag,
    keys: 'R',
    run: () => viewer.report(),
  })
  return (
    <Button look="quiet" aria-keyshortcuts="R" onClick={() => viewer.report()}>
      <IconFlag size={16} stroke={1.75} aria-hidden="true" />
      {t('message_acts.report')}
      <Keys keys="R" />
    </Button>
  )
}
