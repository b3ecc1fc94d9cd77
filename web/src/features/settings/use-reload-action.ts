import { IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../ui/actions/use-action'
import { showToast } from '../../ui/overlays/toasts'
import { failureText } from '../../ui/words/failure'
import { reloadSettings } from './reload-settings'
import { reloadSharedSettings } from './settings-actions'

/** Offers "Reload shared settings" on every page. */
export function useReloadAction() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const reload = () => {
    reloadSettings(client).then(
      () => showToast({ icon: IconRefresh, text: t('settings.reloaded') }),
      // The palette is closed by then, so a toast shows it.
      (error: unknown) =>
        showToast({
          icon: IconRefresh,
          text: failureText(t, t('settings.reload_failed'), error),
          action: { label: t('error.try_again'), onPress: reload },
        }),
    )
  }
  useAction(reloadSharedSettings, { reload })
}
