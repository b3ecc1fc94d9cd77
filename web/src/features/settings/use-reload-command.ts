import { IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../ui/commands'
import { failureText } from '../../ui/failure'
import { showToast } from '../../ui/toasts'
import { reloadSettings } from './reload-settings'

/** "Reload shared settings", from anywhere: names and lists are loaded once, and somebody may have changed them since. */
export function useReloadCommand() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const reload = () => {
    reloadSettings(client).then(
      () => showToast({ icon: IconRefresh, text: t('settings.reloaded') }),
      // The palette it was asked in is closed: there is no other place to say it.
      (error: unknown) =>
        showToast({
          icon: IconRefresh,
          text: failureText(t, t('settings.reload_failed'), error),
          action: { label: t('error.try_again'), onPress: reload },
        }),
    )
  }
  useCommand({
    id: 'reload settings',
    group: 'anywhere',
    title: t('settings.reload'),
    icon: IconRefresh,
    run: reload,
  })
}
