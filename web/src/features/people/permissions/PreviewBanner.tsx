import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { useEscape } from '../../../ui/actions/use-escape'
import { Banner } from '../../../ui/overlays/Banner'
import { failureText } from '../../../ui/words/failure'
import { useUser } from '../../settings/user-query'
import { endPreview } from './preview-actions'
import { useEndPreview } from './use-preview'

/** Above every page while the panel is shown as an account level. Escape ends it. */
export function PreviewBanner() {
  const { t } = useTranslation()
  const { preview } = useUser()
  const end = useEndPreview()
  const run = () => {
    if (!end.isPending) end.mutate()
  }
  const action = useAction(endPreview, preview ? { end: run } : null)
  useEscape(preview ? run : null)
  return (
    // Always rendered, because a screen reader only announces changes in a region that existed before.
    <div role="status">
      {preview && action && (
        <Banner
          tone="warn"
          icon={IconEye}
          action={<ActionButton action={action} size="small" isBusy={end.isPending} />}
        >
          {t('preview.bar', { level: `${preview.id} ${preview.name}` })}{' '}
          {end.error && failureText(t, t('preview.not_ended'), end.error)}
        </Banner>
      )}
    </div>
  )
}
